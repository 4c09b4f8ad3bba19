import { expect, it } from 'vitest'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { asWalked, placesWalked } from './places-walked.ts'

onPostgres((open) => {
  it('shelves are walked by row, bay and level, not as codes are sorted; what lies nowhere comes first', async () => {
    const database = await open(demo)
    const shelves = ['999-B1', '999-A10', '999-A2', '999-A1']
    const walked = await inContext(database, { company_cd: 'DEMO' }, (context) =>
      placesWalked(context, shelves),
    )
    const taken = [...shelves, ''].map((location_cd) => ({ location_cd }))
    expect(asWalked(walked, taken).map(({ location_cd }) => location_cd)).toEqual([
      ...['', '999-A1', '999-A2', '999-A10', '999-B1'],
    ])
  })
})
