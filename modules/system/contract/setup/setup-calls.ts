import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { mayAudit } from '../audit-search/change-search.ts'

/** 準備の状況: what a new company has still to enter until its first order can be taken and planned. */
export const setupState = endpoint({
  method: 'GET',
  path: '/api/system/setup/getState',
  summary: { ja: '準備の状況', en: 'What is still to be set up', zh: '准备情况' },
  guard: mayAudit,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({ name: z.string(), path: z.string(), is_done: z.boolean(), is_optional: z.boolean() }),
    ),
  }),
})
