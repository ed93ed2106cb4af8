/** Who may import whom. `npm run check` runs these rules; `scripts/imports.test.ts` plants breaches and expects each to be caught. */
const features = ['accounts', 'trail', 'reporting', 'surveys', 'documents', 'statement', 'work', 'organisation', 'demo']
const serverFeatures = '^packages/server/src/features/'
const webFeatures = '^packages/web/src/features/'

const leftward = features.slice(0, -1).map((name, index) => ({
  name: `server-${name}-imports-only-leftward`,
  severity: 'error',
  from: { path: `${serverFeatures}${name}/` },
  to: { path: `${serverFeatures}(${features.slice(index + 1).join('|')})/` },
}))

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'also of types: files that need each other are one file, or share a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'contract-knows-only-zod',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'engine-is-pure',
      comment: 'no database, no network, nothing of contract, server or web',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: {
        path: [
          '^packages/(?!engine/)',
          '^(node:)?(net|http|https|http2|tls|dgram|dns|child_process)$',
          '(^|/)node_modules/(pg|fastify|drizzle-orm)/',
        ],
      },
    },
    {
      name: 'engine-text-knows-no-datapoint',
      comment:
        'what running text says is told without tables, statements or datapoints; the rows of knowledge it may read',
      severity: 'error',
      from: { path: '^packages/engine/src/text/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/engine/src/(?!text/|reading/|knowledge\\.ts)' },
    },
    {
      name: 'engine-analysis-asks-no-model',
      comment: 'the analysis is whole without a language model, which only adds to it',
      severity: 'error',
      from: { path: '^packages/engine/src/(analysis|text|reading|esrs)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/engine/src/(model|suggest)/' },
    },
    {
      name: 'reports-are-pure',
      comment: 'a statement in, files out: no database, no network; of the engine only the standards as data',
      severity: 'error',
      from: { path: '^packages/reports/src/' },
      to: {
        path: [
          '^packages/(?!reports/|contract/|engine/src/esrs/)',
          '^(node:)?(net|http|https|http2|tls|dgram|dns|child_process)$',
          '(^|/)node_modules/(pg|fastify|drizzle-orm)/',
        ],
      },
    },
    {
      name: 'server-knows-contract-engine-and-reports',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(?!server/|contract/|engine/|reports/)' },
    },
    {
      name: 'web-knows-only-the-contract',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: { path: '^packages/(?!web/|contract/)' },
    },
    {
      name: 'server-platform-never-imports-features',
      severity: 'error',
      from: {
        path: '^packages/server/src/(?!features/|testing/|main\\.ts|[^/]+\\.test\\.ts)',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: serverFeatures },
    },
    {
      name: 'server-features-meet-at-index',
      severity: 'error',
      from: { path: `${serverFeatures}([^/]+)/`, pathNot: '\\.test\\.ts$' },
      to: { path: serverFeatures, pathNot: [`${serverFeatures}$1/`, `${serverFeatures}[^/]+/index\\.ts$`] },
    },
    ...leftward,
    {
      name: 'no-tenant-no-data',
      comment: 'features reach the database through a Tenant, never through the pool',
      severity: 'error',
      from: { path: `${serverFeatures}[^/]+/`, pathNot: '\\.test\\.ts$' },
      to: { path: ['(^|/)node_modules/pg/', '^packages/server/src/database/(pool|embedded|lock)\\.ts$'] },
    },
    {
      name: 'server-sql-in-stores',
      comment: 'SQL of a feature stands in its stores, and nowhere else',
      severity: 'error',
      from: {
        path: `${serverFeatures}[^/]+/`,
        pathNot: ['\\.test\\.ts$', '/testing', 'store\\.ts$'],
      },
      to: { path: '(^|/)node_modules/drizzle-orm/' },
    },
    {
      name: 'connections-listen',
      comment: 'every connection to the database is a Connection, whose loss ends nothing (decision 41)',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot: ['\\.test\\.ts$', '/testing/', '^packages/server/src/database/(connection|pool|prepared)\\.ts$'],
      },
      to: { path: '(^|/)node_modules/pg/' },
    },
    {
      name: 'web-features-are-strangers',
      severity: 'error',
      from: { path: `${webFeatures}([^/]+)/` },
      to: { path: webFeatures, pathNot: `${webFeatures}$1/` },
    },
    {
      name: 'web-shared-parts-know-no-feature',
      comment:
        'every folder but the features, the shell around them and what shows or feigns them: a new one is shared too',
      severity: 'error',
      from: { path: '^packages/web/src/(?!(features|shell|gallery|testing|mock)/)[^/]+/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/web/src/(features|shell)/' },
    },
    {
      name: 'web-ui-is-only-looks',
      severity: 'error',
      from: { path: '^packages/web/src/ui/' },
      to: { path: '^packages/(contract|web/src/(api|features|shell|mock))/' },
    },
    {
      name: 'web-mock-only-from-its-door',
      comment: 'the mock must never reach a production bundle; the entries load it behind a compile-time constant',
      severity: 'error',
      from: {
        path: '^packages/web/src/(?!mock/|gallery/|main\\.tsx|features/respond/start-public-page\\.tsx)',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: { path: '^packages/web/src/mock/' },
    },
    {
      name: 'web-gallery-is-nobodys',
      comment: 'the gallery shows the app in development; nothing of the app may need it',
      severity: 'error',
      from: { path: '^packages/web/src/(?!gallery/)' },
      to: { path: '^packages/web/src/gallery/' },
    },
    {
      name: 'product-knows-no-tool',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(scripts|tools|bench|e2e)/' },
    },
    {
      name: 'journeys-use-the-running-app',
      comment: 'what reads mails knows nothing of the product',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^packages/(?!contract/|server/src/testing/read-mail)' },
    },
    {
      name: 'no-development-parts-in-production',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.test\\.tsx?$|/testing/|/mock/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: ['(^|/)node_modules/@types/', '\\.css$'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'node_modules/.*/node_modules'] },
    combinedDependencies: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
