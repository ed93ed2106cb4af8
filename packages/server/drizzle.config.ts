import { defineConfig } from 'drizzle-kit'

// After a change of a schema: npm run migration -- what_changed
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/*.ts',
  out: './src/database/migrations',
})
