import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name what_it_adds` writes the next migration from the tables of all modules. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./modules/*/server/**/tables.ts', './platform/server/*/tables.ts'],
  out: './db/migrations',
})
