import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { errors } from '#platform/contract/errors.ts'
import { historyEntry } from '#platform/contract/history.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'
import { requiredLine } from '#platform/contract/written-text.ts'

/** How far a person may move it away from the day on the wall. */
export const bizdateReach = 31

export const bizdateErrors = errors({
  BIZ_DATE_FAR: {
    ja: '業務日付は{from}から{to}までの日付にしてください。',
    en: 'Choose a business date from {from} to {to}.',
    zh: '业务日期请选择{from}至{to}之间的日期。',
  },
  BIZ_DATE_SAME: {
    ja: '現在の業務日付と同じです。',
    en: 'That is the business date already.',
    zh: '与当前业务日期相同。',
  },
})

export const bizdateScreen = screen({
  path: '/masterMaint/master/bizdate',
  name: 'bizdate',
  title: { ja: '業務日付', en: 'Business date', zh: '业务日期' },
  icon: 'history',
  guard: ['master:yes'],
  keepAlive: true,
})

const guard = ['master:yes'] as const

export const bizdateList = endpoint({
  method: 'GET',
  path: '/api/master/bizdate/getList',
  summary: { ja: '業務日付：一覧と履歴', en: 'Business date: list and history', zh: '业务日期：列表与历史' },
  guard,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        factory_cd: z.string(),
        factory_nm: z.string(),
        biz_dt: z.string(),
        /** The day there, by its own change of day. */
        today: z.string(),
        day_change: z.string(),
        time_zone: z.string(),
        advanced_at: z.string(),
        update_cnt: z.number().int(),
        /** The factory that one is signed in to. */
        own: z.boolean(),
      }),
    ),
    /** Whether it follows the calendar by itself. */
    automatic: z.boolean(),
    /** Of the factory that one is signed in to, newest first. */
    history: z.array(historyEntry),
  }),
})

/** By hand, for the factory that one is signed in to: it decides what can be entered there from now on. */
export const moveBizdate = endpoint({
  method: 'POST',
  path: '/api/master/bizdate/doEdit',
  summary: { ja: '業務日付：変更', en: 'Business date: move', zh: '业务日期：变更' },
  guard,
  write: writeEverywhere,
  input: z.object({
    biz_dt: day,
    reason: requiredLine(200),
    update_cnt: z.coerce.number().int().min(0),
  }),
  output: z.object({ biz_dt: z.string() }),
  errors: [generic.STALE, http[404], bizdateErrors.BIZ_DATE_FAR, bizdateErrors.BIZ_DATE_SAME],
  audit: 'bizdate',
})
