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

/** The page with links to the windows. */
export const titlePage = ({ title }: Manifest): string => `${head(`${title}: the table`)}
<body class="title-page theme-light">
<main>
<h1>${escapeHTML(title)}</h1>
<p class="learn"><a href="/game?user=gm&amp;learn=first-battle" target="_blank">Learn it in ten minutes</a>
<span>A small battle for one player, explained step by step. You can leave it at any moment and resume it
later.</span>
<a class="is-second" href="/game?user=gm&amp;learn=first-squares" target="_blank">Learn a square game in ten minutes</a></p>
<p><strong>This is not Foundry VTT.</strong> It is a stand-in for trying and testing the module. It offers only
the parts of Foundry's programming interface that the module uses, in its own window frame.</p>
<p>Open each seat in its own window; all of them share one table. The GM's window sets up the first
battle and carries out every order, so keep it open.</p>
<ul class="seats">
<li><a href="/game?user=gm" target="_blank">GM</a></li>
<li><a href="/game?user=allied" target="_blank">Allied player</a></li>
<li><a href="/game?user=french" target="_blank">French player</a></li>
<li><a href="/stream?user=gm" target="_blank">Stream view: chat log only</a></li>
</ul>
<form method="post" action="/reset">
<button type="submit">Reset the table</button>
<span>deletes everything on the table; the GM's window then sets up the battle again</span>
</form>
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
</div>`;
