import { describe, expect, it } from 'vitest'
import { allows, mayWrite } from '#platform/contract/permission.ts'
import { screensIn, type Screen, type Section } from '#platform/contract/screen.ts'
import type { MenuRoute } from '#platform/web/session/menu-route.ts'
import { modulesOf } from '#test/product.ts'
import { factoryTours } from './factory-tours.ts'
import { officeTours } from './office-tours.ts'
import { keyOfStep } from './tour.ts'
import { toursFor } from './tours-for.ts'

const tours = [...officeTours, ...factoryTours]
const screens = modulesOf()
  .flatMap(({ screens: own = [] }): readonly (Section | Screen)[] => own)
  .flatMap(screensIn)
const routes = screens.map(({ path, name, title }): MenuRoute => ({
  path,
  name,
  title,
  meta: {},
  children: [],
}))
const everything = { allows: () => true, routes }

describe('the first week', () => {
  it('leads to screens that there are, on five days', () => {
    const known = new Set(screens.map(({ name }) => name))
    for (const { days } of tours) {
      expect(days).toHaveLength(5)
      expect(days.flat().filter(({ screen }) => !known.has(screen))).toEqual([])
    }
    expect(toursFor(tours, everything).map(({ days }) => days.flat().length)).toEqual(
      tours.map(({ days }) => days.flat().length),
    )
  })
  it('ticks each step by itself', () => {
    const keys = tours.flatMap((tour) => tour.days.flat().map((step) => keyOfStep(tour, step)))
    expect(new Set(keys).size).toBe(keys.length)
  })
  it('shows whose work it is, and of that what may be opened', () => {
    const user = { admin: false, roles: [], permissions: ['receiveorder:yes', 'write:receiveorder'] } as const
    const may = (need: Parameters<Parameters<typeof toursFor>[1]['allows']>[0]) =>
      typeof need === 'string' ? mayWrite(need, user) : allows(need, user)
    const open = routes.filter(({ name }) => name === 'registerReceiveOrder' || name === 'receipt')
    expect(toursFor(tours, { allows: may, routes: open })).toMatchObject([
      {
        name: 'sales',
        days: [[{ path: '/receiveOrder/registerReceiveOrder' }], [{ path: '/sales/receipt' }]],
      },
    ])
  })
})
