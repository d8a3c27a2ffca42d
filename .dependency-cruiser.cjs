/** Who may import whom; each rule names the only places that a layer may look at. Type imports count. */
const only = (layer, from, allowed) => ({
  name: `${layer}-imports`,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|table|tools|test)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['\\.d\\.ts$'] },
      to: {},
    },
    {
      name: 'no-packages-in-the-rules',
      severity: 'error',
      from: { path: '^src/(core|rulesets|match|ai|drawing|workshop)/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    only('board', '^src/core/board/', ['^src/core/board/']),
    only('data', '^src/core/data/', ['^src/core/data/']),
    only('state', '^src/core/state/', ['^src/core/(board|state)/']),
    only('position', '^src/core/position/', ['^src/core/(board|state|position)/']),
    only('engine', '^src/core/engine/', ['^src/core/(board|data|state|position|engine)/']),
    only('scenario', '^src/core/scenario/', ['^src/core/(board|data|state|engine|scenario)/']),
    {
      name: 'rulesets-are-strangers',
      severity: 'error',
      from: { path: '^src/rulesets/([^/]+)/', pathNot: '^src/rulesets/corsican-ogre/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/core/index\\.ts$',
          '^src/rulesets/$1/',
          '^src/rulesets/(commands-and-colors|square-grid|custom-battle)/',
        ],
      },
    },
    // Its source says that the rules of the core game hold where it says nothing else.
    only('corsican-ogre-stands-on-ccn', '^src/rulesets/corsican-ogre/', [
      '^src/rulesets/(corsican-ogre|ccn|commands-and-colors|custom-battle)/',
      '^src/core/index\\.ts$',
    ]),
    only('a-family-knows-no-game', '^src/rulesets/commands-and-colors/', [
      '^src/rulesets/(commands-and-colors|custom-battle)/',
      '^src/core/index\\.ts$',
    ]),
    only('custom-battles-know-no-game', '^src/rulesets/custom-battle/', [
      '^src/rulesets/custom-battle/',
      '^src/core/index\\.ts$',
    ]),
    only('the-square-grid-knows-no-game', '^src/rulesets/square-grid/', [
      '^src/rulesets/(square-grid|custom-battle)/',
      '^src/core/index\\.ts$',
    ]),
    {
      name: 'games-keep-to-their-family',
      severity: 'error',
      from: { path: '^src/rulesets/(squares|code-napoleon)/' },
      to: { path: '^src/rulesets/commands-and-colors/' },
    },
    {
      name: 'games-of-hexes-know-no-squares',
      severity: 'error',
      from: { path: '^src/rulesets/(commands-and-colors|cc-napoleon|ccn|corsican-ogre)/' },
      to: { path: '^src/rulesets/square-grid/' },
    },
    only('ai', '^src/ai/', ['^src/ai/', '^src/core/index\\.ts$']),
    only('thinking', '^src/thinking/', ['^src/thinking/', '^src/(core|ai)/index\\.ts$']),
    only('campaign', '^src/campaign/', ['^src/campaign/', '^src/core/index\\.ts$']),
    only('match', '^src/match/', ['^src/match/', '^src/core/index\\.ts$']),
    only('workshop', '^src/workshop/', ['^src/workshop/', '^src/core/index\\.ts$']),
    only('drawing', '^src/drawing/', ['^src/drawing/', '^src/core/index\\.ts$']),
    only('foundry', '^src/foundry/', [
      '^src/foundry/',
      '^src/(core|match|drawing|campaign|workshop)/index\\.ts$',
    ]),
    {
      name: 'foundry-folders-share-only-these',
      severity: 'error',
      from: { path: '^src/foundry/([^/]+)/' },
      to: {
        path: '^src/foundry/',
        pathNot: ['^src/foundry/$1/', '^src/foundry/(battle|documents|facts|geometry|input|texts|voice)/'],
      },
    },
    {
      name: 'a-window-knows-no-other',
      severity: 'error',
      from: { path: '^src/foundry/applications/([^/]+)/' },
      to: {
        path: '^src/foundry/applications/[^/]+/',
        pathNot: ['^src/foundry/applications/$1/'],
      },
    },
    {
      name: 'only-module-knows-the-rulesets',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(module|officer-worker)\\.ts$', '^src/rulesets/'] },
      to: { path: '^src/rulesets/' },
    },
    {
      name: 'the-table-knows-no-source',
      severity: 'error',
      from: { path: '^table/', pathNot: '^table/facts/' },
      to: { path: '^src/' },
    },
    // The facts are tried on the table; they are no part of it.
    only('facts-of-the-table', '^table/facts/', ['^table/', '^src/foundry/facts/']),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs', '.json'] },
  },
};
