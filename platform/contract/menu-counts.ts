import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How much waits behind entries of the menu, all in one call; of what the person may not read there is nothing. */
export const menuCounts = endpoint({
  method: 'GET',
  path: '/api/menu/getCounts',
  summary: { ja: 'メニューの件数', en: 'Counts beside the menu', zh: '菜单的件数' },
  guard: 'session',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ path: z.string(), count: z.int() })) }),
})
