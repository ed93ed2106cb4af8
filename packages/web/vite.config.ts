import { readFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { contractWithoutSchemas } from './vite-contract.ts'
import { mailOutbox } from './vite-outbox.ts'
import { pageFiles, routeTable } from './vite-pages.ts'

/** Serves in development what the web server writes in production: the address of the API. */
const configJson = (apiUrl: string | undefined): Plugin => ({
  name: 'config-json',
  configureServer(server) {
    server.middlewares.use('/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(apiUrl ? { apiUrl } : {}))
    })
  },
})

/**
 * Serves in development the pages that have an entry of their own: those of a survey, as the web server does in production,
 * and the gallery of components, which production does not have.
 */
const ownEntries = (): Plugin => ({
  name: 'own-entries',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const { url = '' } = request
      if (/^\/survey\/[^/?]+\/?(\?|$)/.test(url)) request.url = '/respond.html'
      if (/^\/answer\/?(\?|$)/.test(url)) request.url = '/answer.html'
      if (/^\/audit-room\/?(\?|$)/.test(url)) request.url = '/room.html'
      if (/^\/gallery\/?(\?|$)/.test(url)) request.url = '/gallery.html'
      next()
    })
  },
})

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, import.meta.dirname, '')
  const mocked = command === 'serve' && env.VITE_API_MODE === 'mock'
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      tailwindcss(),
      contractWithoutSchemas(),
      pageFiles(() => readFileSync(routeTable, 'utf8')),
      configJson(env.API_URL ?? (env.API_PORT && `http://localhost:${env.API_PORT}`)),
      ownEntries(),
      mailOutbox(path.resolve(import.meta.dirname, '../..', env.DATA_DIR ?? 'data')),
      mocked && msw({ mode: 'worker-only' }),
    ],
    server: { port: Number(env.WEB_PORT ?? 8080), strictPort: true },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      // The charts and the editor are loaded only where they are shown.
      chunkSizeWarningLimit: 600,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['index.html', 'respond.html', 'answer.html', 'room.html'].map((page) =>
          path.resolve(import.meta.dirname, page),
        ),
        // Whoever imports a limit from the contract does not get its schemas with it.
        output: {
          codeSplitting: {
            // Fewer requests, and they compress better: what every page needs, what also the public survey needs, what forms
            // need, and the frame of the pages before the sign-in. A group takes what its modules import, except what a
            // higher one has taken.
            groups: [
              { name: 'react', priority: 5, test: /node_modules\/(react|react-dom|scheduler)\// },
              {
                name: 'core',
                priority: 4,
                test: /vite\/preload-helper|web\/src\/(api\/(call|config|errors|guest|language|proof|session|tokens|transport)|i18n\/(format|language|LanguageSwitch|texts)|ui\/(Button|class-names|Input|Segment|Spinner|theme-mode))\.|contract\/src\/session-limits|virtual:contract|lucide-react\/dist\/esm\/(\w+\.|icons\/(check|chevron-down|eye-off|triangle-exclamation-point)\.)/,
              },
              { name: 'base', priority: 3, test: /node_modules\/(react-router|@tanstack)\// },
              // What pages without an account and those behind the sign-in draw alike.
              {
                name: 'icons',
                priority: 4,
                test: /lucide-react\/dist\/esm\/icons\/(calendar-clock|clock|cloud-off|hourglass|key-round|link-2-off|paperclip|save)\./,
              },
              { name: 'small', priority: 4, test: /web\/src\/ui\/(Badge|Bar|SegmentLine|pillar)\./ },
              { name: 'fields', priority: 4, test: /web\/src\/i18n\/error-texts\/error-text\./ },
              { name: 'stale', priority: 4, test: /web\/src\/api\/stale/ },
              { name: 'bounds', priority: 4, test: /contract\/src\/(code-lists|limits)\./ },
              // What values are called and how they are kept: the page of somebody who was asked needs it as well.
              { name: 'values', priority: 4, test: /web\/src\/values\/(choices|stored-text|table-text|texts|de|en)\./ },
              {
                name: 'signs',
                priority: 3,
                test: /lucide-react\/dist\/esm\/icons\/(arrow-right|chevron-(left|right|up)|download|file-text|pencil|plus|search|search-x|trash|upload|users)\./,
              },
              { name: 'forms', priority: 2, test: /node_modules\/(react-hook-form|zod)\// },
              {
                name: 'app',
                priority: 1,
                test: /web\/src\/(api\/(?!provider-proof|stale)|kit\/use-send\.|i18n\/(?!search-words|typed-number|error-texts\/error-text\.)|shell\/(?!AppShell|Elsewhere|frame|GenerateReport|Header|help|house|moved|Offline|search|SideMenu|SubNav|TabBar|NotFound|debug|step-up|use-)|ui\/(Brand|Button|class-names|Field|form-resolver|Input|lazy-part|PasswordInput|Segment\.|Spinner|States|Toaster|toast|texts|theme-mode))/,
              },
              {
                name: 'account',
                test: /web\/src\/features\/account\/(AccountFrame|failure|field-message|forms|queries|texts|de|en)\b/,
              },
              // The sign-in draws one of them, and many pages the others.
              { name: 'seals', priority: 3, test: /lucide-react\/dist\/esm\/icons\/(quote|server|shield-check)\./ },
              // What several pages behind the sign-in draw: as files of their own they would be asked for by each of them, one by one.
              { name: 'marks', minShareCount: 2, test: /lucide-react\/dist\/esm\/icons\// },
              // The frame of every page behind the sign-in with what it is made of, and small things that most pages draw.
              {
                name: 'frame',
                test: /web\/src\/(shell\/AppShell|api\/May|ui\/(DisabledButton|ScrollFrame|Table|save-file)\.|kit\/use-address-state\.)/,
              },
              { name: 'toggles', test: /web\/src\/ui\/Toggles\./ },
              { name: 'select', test: /web\/src\/ui\/Select\./ },
              {
                name: 'lists',
                test: /web\/src\/(kit\/(list\/|use-last-page\.)|ui\/(Pagination|SearchInput|SortHead)\.|values\/exchange\/(ExportMenu|queries|texts|de|en)\.)/,
              },
              {
                name: 'places',
                test: /web\/src\/document\/viewer\/(OtherCompanies|decide-company|place|place-text|texts|de|en)\./,
              },
              { name: 'progress', test: /web\/src\/report\/(progress|waiting)\// },
              {
                name: 'rows',
                test: /web\/src\/(i18n\/search-words|values\/(DatapointViews|NotSaved|RowCode|UnsavedBar|ValueStatus|queries|save-rows|unsaved-|history\/(HistoryDialog|HistoryRow|texts|de|en)))/,
              },
              { name: 'datapoints', test: /web\/src\/features\/datapoints\/DatapointsPage/ },
              { name: 'iros', test: /web\/src\/iros\/(?!path)/ },
            ],
          },
        },
        treeshake: { moduleSideEffects: (id) => !id.includes('/packages/contract/') },
      },
    },
  }
})
