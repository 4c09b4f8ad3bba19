import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { validation } from '#platform/contract/validation.ts'
import { messageErrors } from './message-errors.ts'

const base = '/api/placeorder/changeMessage'

/** As it was when it was looked at. */
const seen = z.object({
  message_no: z.string().regex(/^\d{1,18}$/),
  update_cnt: z.coerce.number().int().min(0),
})
export type SeenMessage = z.output<typeof seen>

const writing = {
  method: 'POST',
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  audit: 'order_message',
  output: z.object({ messages: z.number().int() }),
} as const
const messages = z.array(seen).min(1).max(200)
const refusals = [http[404], generic.STALE, messageErrors.BIZ_MESSAGE_STATE]

/** 担当する: somebody looks after them, and everybody sees who. */
export const takeMessages = endpoint({
  ...writing,
  path: `${base}/take`,
  summary: { ja: '変更勧告：担当', en: 'Change messages: take on', zh: '变更建议：负责' },
  input: z.object({ messages }),
  errors: refusals,
})

/** Followed, or not, and then why not: a run says the same thing again only when it is another advice. */
export const answerMessages = endpoint({
  ...writing,
  path: `${base}/answer`,
  summary: { ja: '変更勧告：対応', en: 'Change messages: answer', zh: '变更建议：处理' },
  input: z.object({ messages, message_state: z.enum(['1', '9']), reason: z.string().trim().max(200) }),
  errors: [...refusals, validation.V_REQUIRED],
})
