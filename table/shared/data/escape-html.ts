const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text escaped for HTML. */
export const escapeHTML = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
