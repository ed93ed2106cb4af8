import { defineConfig } from 'drizzle-kit'

// After a change of a schema: npx drizzle-kit generate --config drizzle.config.ts --name what_changed (in packages/server)
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/*.ts',
  out: './src/database/migrations',
})
