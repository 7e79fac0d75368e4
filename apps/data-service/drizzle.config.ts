import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes the next migration out of the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables.ts',
  out: './migrations',
})
