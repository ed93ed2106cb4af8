import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { contractWithoutSchemas } from './vite-contract.ts'

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

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, import.meta.dirname, '')
  const mocked = command === 'serve' && env.VITE_API_MODE === 'mock'
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      tailwindcss(),
      contractWithoutSchemas(),
      configJson(env.API_URL),
      mocked && msw({ mode: 'worker-only' }),
    ],
    server: { port: Number(env.WEB_PORT ?? 8080), strictPort: true },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Whoever imports a limit from the contract does not get its schemas with it.
        output: {
          codeSplitting: {
            // One chunk for what every page needs, one for what forms need: fewer requests, and they compress better.
            groups: [
              { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
              { name: 'app', test: /web\/src\/(api|i18n|ui\/(Button|Spinner|States|Toaster|toast|texts|class-names))/ },
              { name: 'forms', test: /node_modules\/(react-hook-form|zod)\// },
            ],
          },
        },
        treeshake: { moduleSideEffects: (id) => !id.includes('/packages/contract/') },
      },
    },
  }
})
