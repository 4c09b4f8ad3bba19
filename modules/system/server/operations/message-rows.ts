import { sql } from 'drizzle-orm'
import { outbox } from '#platform/server/audit/tables.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { mostTriesOf } from '#platform/server/outbox/outbox.ts'
import { messageList } from '../../contract/operations/message-list.ts'
import { directory } from '../directory.ts'

/** Of what is sent only to whom and about what: the rest is between its sender and its recipient. */
export const messageService = listService(messageList, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf('o', 'outbox_no', 'created_at', 'tries', 'sent_at'),
      kind: sql`CASE WHEN o.kind IN ('mail', 'verification-code', 'fact', 'webhook') THEN o.kind ELSE 'other' END`,
      state: sql`CASE WHEN o.sent_at IS NOT NULL THEN '1' WHEN o.tries >= ${mostTriesOf('o')} THEN '3' WHEN o.error IS NOT NULL THEN '2' ELSE '0' END`,
      recipient: sql`CASE o.kind WHEN 'mail' THEN o.payload->>'to' WHEN 'fact' THEN '' WHEN 'webhook' THEN o.payload->>'name'
        WHEN 'verification-code'
        THEN (SELECT string_agg(r->>'email', ', ') FROM jsonb_array_elements(o.payload->'recipients') AS r) ELSE '' END`,
      subject: sql`CASE o.kind WHEN 'mail' THEN o.payload->>'subject' WHEN 'fact' THEN o.payload->>'listener' WHEN 'webhook' THEN o.payload->>'fact' ELSE '' END`,
      next_try_at: sql`CASE WHEN o.sent_at IS NULL AND o.tries < ${mostTriesOf('o')} THEN o.next_try_at END`,
      error: sql`coalesce(o.error, '')`,
    },
    from: sql`FROM ${outbox} AS o WHERE o.company_cd = ${company_cd}`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
