import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { contractWithoutSchemas } from './vite-contract.ts'

export default defineProject({
  plugins: [react(), contractWithoutSchemas()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    setupFiles: ['src/testing/fresh.ts', 'src/testing/setup.ts'],
    sequence: { setupFiles: 'list' },
    css: false,
    testTimeout: 90_000,
  },
})
