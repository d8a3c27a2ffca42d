import { escapeHTML } from '../shared/data/escape-html';
import type { Manifest } from '../shared/documents/operation';

const head = (title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHTML(title)}</title>
<link rel="icon" href="data:,">
<style>@layer table, modules;</style>
<link rel="stylesheet" href="/table/styles/table.css">
</head>`;

/** Two lines of blocks that face each other; a screen reader is told nothing of them. */
const LINES = `<svg class="lines" viewBox="0 0 480 48" aria-hidden="true">
<defs>
<g id="infantry"><rect width="46" height="32" rx="3" fill="currentColor"/><path d="M9 7h28v18H9zM9 7l28 18M37 7 9 25"/></g>
<g id="cavalry"><rect width="46" height="32" rx="3" fill="currentColor"/><path d="M9 7h28v18H9zM9 25 37 7"/></g>
<g id="artillery"><rect width="46" height="32" rx="3" fill="currentColor"/><path d="M9 7h28v18H9z"/><circle cx="23" cy="16" r="2.5"/></g>
</defs>
<g class="blue"><use href="#cavalry" x="4" y="8"/><use href="#infantry" x="58" y="8"/><use href="#artillery" x="112" y="8"/><use href="#infantry" x="166" y="8"/></g>
<path class="swords" d="M228 36 252 12M252 36 228 12M231 30l6 6M249 30l-6 6"/>
<g class="red"><use href="#infantry" x="268" y="8"/><use href="#artillery" x="322" y="8"/><use href="#infantry" x="376" y="8"/><use href="#cavalry" x="430" y="8"/></g>
</svg>`;

/** A way in from the title page: a card that opens a window. */
interface Way {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

const LEARN: Way = {
  title: 'Learn it in ten minutes',
  text: 'A small battle for one player. A coach explains it step by step.',
  href: '/game?user=gm&learn=first-battle',
};

const waysOf = ({ id }: Manifest): readonly Way[] => [
  {
    title: 'Play against a Recruit',
    text: 'Rolica, 17 August 1808. You command the Allies, the computer the French.',
    href: '/game?user=gm&alone=rolica-1808&north=officer:recruit',
  },
  {
    title: 'Watch two Captains',
    text: 'The same battle, with a computer officer on each side.',
    href: '/game?user=gm&alone=rolica-1808&south=officer:captain&north=officer:captain',
  },
  {
    title: 'Play a battle',
    text: 'Rolica, 17 August 1808. You command both sides, in one window.',
    href: '/game?user=gm&alone=rolica-1808',
  },
  {
    title: 'Look around as GM',
    text: 'Start any battle of the five games, build armies, run a campaign.',
    href: `/game?user=gm&tool=${id}-new-battle`,
  },
];

/** The windows of one table, each for a person of its own. */
const WINDOWS = [
  ['GM', '/game?user=gm'],
  ['Allied player', '/game?user=allied'],
  ['French player', '/game?user=french'],
  ['Chat log for a stream', '/stream?user=gm'],
] as const;

const link = (href: string, content: string, kind: string): string =>
  `<a class="${kind}" href="${escapeHTML(href)}" target="_blank">${content}</a>`;

const card = ({ title, text, href }: Way, kind: string): string =>
  link(href, `<strong>${escapeHTML(title)}</strong> <span>${escapeHTML(text)}</span>`, kind);

/** The page with the ways in. */
export const titlePage = (manifest: Manifest): string => `${head(`${manifest.title}: the table`)}
<body class="title-page">
<main>
<header>
${LINES}
<h1>${escapeHTML(manifest.title)}</h1>
<p>Napoleonic battles on hexes and squares, played by the rules: five games and a campaign.</p>
</header>
<nav class="ways" aria-label="Ways in">
${card(LEARN, 'way is-first')}
${waysOf(manifest)
  .map((way) => card(way, 'way'))
  .join('\n')}
</nav>
<p class="more">Another game: ${link('/game?user=gm&learn=first-squares', 'Napoleonic Squares in ten minutes', 'plain')}</p>
<section class="windows">
<h2>Two players</h2>
<p>Rolica again, with a window for each player. Keep the GM window open: it runs the game.</p>
<p class="seats">${WINDOWS.map(([name, href]) => link(href, name, 'seat')).join('\n')}</p>
</section>
<footer>
<p><strong>This is not Foundry VTT.</strong> It is the table, a stand-in that runs the same module without Foundry,
to try it and to test it.</p>
<form method="post" action="/reset"><button type="submit">Reset the table</button>
<span>deletes all battles of this table.</span></form>
</footer>
</main>
</body>
</html>`;

const SCRIPTS = ['/lib/pixi.js', '/lib/handlebars.js', '/lib/socket.io.js']
  .map((src) => `<script src="${src}"></script>`)
  .join('\n');

/** The page of a window at the table. */
export const gamePage = ({ title }: Manifest, view: 'game' | 'stream'): string => `${head(title)}
<body class="${view === 'game' ? 'game' : 'stream'} theme-light">
${view === 'game' ? FRAME : '<section id="chat" class="tab"><ol class="chat-log"></ol></section>'}
<div id="notifications" role="status"></div>
<aside id="tooltip" role="tooltip" hidden></aside>
${SCRIPTS}
<script type="module" src="/table/table.js"></script>
</body>
</html>`;

const FRAME = `<canvas id="board"></canvas>
<div id="interface">
<div id="ui-left">
<aside id="scene-controls" aria-label="Scene controls"></aside>
<aside id="players" aria-label="Players"></aside>
</div>
<div id="ui-middle"><div id="ui-top"></div></div>
<aside id="sidebar"></aside>
</div>
<p id="pause" role="status" hidden>The game is paused. The space bar lets it go on.</p>`;
