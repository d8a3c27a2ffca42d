import { say } from '../texts';

type Template = ReturnType<typeof Handlebars.compile>;

const templates = new Map<string, Promise<Template>>();

async function fetched(path: string): Promise<Template> {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(`The template ${path} can't be loaded: ${response.status}`);
  const template = Handlebars.compile(await response.text());
  // Templates include each other by path.
  Handlebars.registerPartial(path, template);
  return template;
}

/** The template with a path, fetched once. */
function getTemplate(path: string): Promise<Template> {
  const template = templates.get(path) ?? fetched(path);
  templates.set(path, template);
  return template;
}

/** Loads templates; a record gives partials their names. */
export async function loadTemplates(
  paths: readonly string[] | Readonly<Record<string, string>>,
): Promise<void> {
  const named = Array.isArray(paths)
    ? paths.map((path: string) => [path, path] as const)
    : Object.entries(paths);
  for (const [name, path] of named as (readonly [string, string])[]) {
    Handlebars.registerPartial(name, await getTemplate(path));
  }
}

/** Renders a template as HTML. */
export async function renderTemplate(path: string, data: object): Promise<string> {
  const template = await getTemplate(path);
  return template(data, { allowProtoMethodsByDefault: true, allowProtoPropertiesByDefault: true });
}

/** The time since a moment, in short form. */
function sinceThen(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return 'Now';
  return minutes < 60 ? `${minutes}m ago` : `${Math.floor(minutes / 60)}h ago`;
}

/** Registers the helpers that Foundry's templates have. */
export function registerHelpers(): void {
  const all = (args: unknown[]) => args.slice(0, -1);
  Handlebars.registerHelper({
    timeSince: (at: number) => sinceThen(Number(at), Date.now()),
    localize: (key: unknown, { hash }: { hash: Record<string, unknown> }) => say(String(key), hash),
    eq: (one: unknown, other: unknown) => one === other,
    ne: (one: unknown, other: unknown) => one !== other,
    lt: (one: number, other: number) => one < other,
    lte: (one: number, other: number) => one <= other,
    gt: (one: number, other: number) => one > other,
    gte: (one: number, other: number) => one >= other,
    not: (value: unknown) => !value,
    and: (...args: unknown[]) => all(args).every(Boolean),
    or: (...args: unknown[]) => all(args).some(Boolean),
    ifThen: (test: unknown, yes: unknown, no: unknown) => (test ? yes : no),
    concat: (...args: unknown[]) => all(args).join(''),
    checked: (value: unknown) => (value ? 'checked' : ''),
    disabled: (value: unknown) => (value ? 'disabled' : ''),
  });
}
