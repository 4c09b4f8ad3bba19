import { sql, type SQL } from 'drizzle-orm'

/** A price of two places for 1,000 has five for one. */
export const priceForOne = (price: SQL, base: SQL): SQL =>
  sql`trim_scale(round(${price} / ${base}::numeric, 5))`
