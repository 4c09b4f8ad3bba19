import { sql } from 'drizzle-orm'
import { PgDialect, pgTable, varchar } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { publishedRead } from './published-read.ts'

const places = pgTable('place', { company_cd: varchar(), place_cd: varchar(), place_nm: varchar() })
const place = publishedRead(places, {
  key: ['company_cd', 'place_cd'],
  columns: ['place_nm'],
  named: (own) => ({ sign: sql`upper(${own('place_nm')})` }),
})
const written = (statement: typeof place.rows) => new PgDialect().sqlToQuery(statement)

it('a column is found by the whole key of the row that asks, the company included', () => {
  expect(written(place.of('l', 'place_nm')).sql).toBe(
    '(SELECT "read_place"."place_nm" FROM "place" AS "read_place" WHERE "read_place"."company_cd" = "l"."company_cd" AND "read_place"."place_cd" = "l"."place_cd")',
  )
})

it('a part of the key may have another name in the row', () => {
  expect(written(place.of('l', 'sign', { place_cd: 'from_cd' })).sql).toBe(
    '(SELECT upper("read_place"."place_nm") FROM "place" AS "read_place" WHERE "read_place"."company_cd" = "l"."company_cd" AND "read_place"."place_cd" = "l"."from_cd")',
  )
})

it('values are parameters, and a key without the company does not compile', () => {
  const { params } = written(place.of({ company_cd: 'C', place_cd: sql`l.at` }, 'place_nm'))
  expect(params).toEqual(['C'])
  // @ts-expect-error -- the company is missing
  expect(() => written(place.of({ place_cd: 'P' }, 'place_nm'))).not.toThrow()
  // @ts-expect-error -- no such column is published
  expect(() => written(place.of('l', 'price'))).not.toThrow()
})

it('its rows have the key and the published columns, and nothing else', () => {
  expect(written(place.rows).sql).toBe(
    '(SELECT "read_place"."company_cd" AS "company_cd", "read_place"."place_cd" AS "place_cd", "read_place"."place_nm" AS "place_nm", upper("read_place"."place_nm") AS "sign" FROM "place" AS "read_place")',
  )
})

it('a column that the table does not have is refused when it is published', () => {
  expect(() => publishedRead(places, { key: ['company_cd', 'place_cd'], columns: ['place_mn'] })).toThrow(
    'place has no column place_mn',
  )
})
