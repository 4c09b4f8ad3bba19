import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { SessionProvider } from '#platform/web/session/session-context.tsx'
import { createSession } from '#platform/web/session/session-state.ts'
import { barKey, type ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import { MovesTold } from './moves-told.tsx'

const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const session = createSession({ tab: empty, browser: empty }, 'blue-black')

const process: ShownOperation = {
  ...{ kind: 'plan', no: '7', process_no: 10, before_no: 0, facility_cd: 'LATHE', worker_cd: '' },
  ...{ item_cd: 'A&B', item_nm: '軸', work_nm: '旋削', qty: '1', order_no: '', customer_nm: '' },
  ...{ start: 0, setup: 0, end: 60, due: 1440, done: 0, fixed: false, work_status: '0' },
}

/** Where a process that could not be put there leads to. */
function linksOf(reason: 'facility' | 'worker' | 'calendar'): readonly (string | undefined)[] {
  const html = renderToStaticMarkup(
    <SessionProvider session={session}>
      <MemoryRouter>
        <MovesTold
          tried={{
            ...{ moved: [], parts: [], later: 0, sooner: 0 },
            held: [{ plan_no: '7', process_no: 10, reason }],
          }}
          operations={new Map([[barKey(process), process]])}
        />
      </MemoryRouter>
    </SessionProvider>,
  )
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
}

it('a place that is refused leads to the constraint that refuses it, of the item where it has some', () => {
  expect(linksOf('facility')).toEqual(['/masterMaint/production/facilityToc?item_cd=A%26B'])
  expect(linksOf('worker').map((address) => address?.split('?')[0])).toEqual([
    '/masterMaint/production/workerToc',
  ])
  expect(linksOf('calendar')).toEqual([])
})
