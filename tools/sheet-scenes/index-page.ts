import type { Shot } from './camera';

const STYLE = `body{margin:0;padding:24px;background:#8d8577;color:#1d1a15;font:15px/1.4 Georgia,serif}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(560px,1fr));gap:24px}
figure{margin:0;padding:10px;background:#f3ecdd;border-radius:4px}img{display:block;width:100%;height:auto}
figcaption{padding-top:8px}`;

const stat = ({ file, caption }: Shot): string =>
  `<figure><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;

/** The page with every picture and its caption. */
export const indexPage = (shots: readonly Shot[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pas de Charge: contact sheet</title>
<style>${STYLE}</style>
<h1>Contact sheet</h1>
<main>
${shots.map(stat).join('\n')}
</main>
</html>
`;
