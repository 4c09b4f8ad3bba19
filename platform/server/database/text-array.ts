import { sql, type SQL } from 'drizzle-orm'

/**
 * Texts as one parameter, for `= ANY(…)`. The planner sees how many there are; of rows out of JSON it always believes in a
 * hundred, and then reads a whole table where one row was wanted.
 */
export const textArray = (values: readonly string[]): SQL =>
  sql`${`{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`}::text[]`

/** Rows of texts, a parameter for each column: here, too, the planner sees how many they are. */
export const textRows = <Name extends string>(
  alias: string,
  names: readonly Name[],
  records: readonly Readonly<Record<Name, string>>[],
): SQL => {
  const columns = names.map((name) => textArray(records.map((record) => record[name])))
  return sql`unnest(${sql.join(columns, sql`, `)}) AS ${sql.identifier(alias)}(${sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )})`
}

/**
 * That a column has one of these values. One is asked for by itself: the plan for it is the best for any other one too, so the
 * server keeps it; of a list it makes a plan anew each time, for as many as there are.
 */
export function isAmong(column: SQL, values: readonly string[]): SQL {
  const [only] = values
  return values.length === 1 ? sql`${column} = ${only}` : sql`${column} = ANY(${textArray(values)})`
}
