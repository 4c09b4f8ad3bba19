import { sql, type SQL } from 'drizzle-orm'

/**
 * Texts as one parameter, for `= ANY(…)`. The planner sees how many there are; of rows out of JSON it always believes in a
 * hundred, and then reads a whole table where one row was wanted.
 */
export const textArray = (values: readonly string[]): SQL =>
  sql`${`{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`}::text[]`
