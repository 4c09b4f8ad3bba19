import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { generic } from '#platform/contract/error-catalogue.ts'
import { code, flag, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import type { FieldOf } from '#platform/contract/master-record.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Policy, Wrong } from './policy.ts'

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const place = master({
  name: 'policy_test_place',
  title: words('場所'),
  area: 'master',
  path: '/test/policyPlace',
  key: ['place_cd'],
  nameField: 'place_nm',
  fields: { place_cd: code(words('場所')), place_nm: name(words('場所名')), ours: flag(words('自社')) },
  columns: ['place_cd'],
})

it('what a module decides about a master names its fields; a misspelt one does not compile', () => {
  const policy: Policy<typeof place> = {
    stop: [
      {
        when: sql`true`,
        refuse: ({ place_nm, abort_div }) => generic[9997].with({ name: place_nm, field: abort_div }),
      },
      // @ts-expect-error A rule names the record by a field that is misspelt.
      { when: sql`true`, refuse: ({ place_mn }) => generic[9997].with({ name: place_mn, field: '' }) },
    ],
    check: async (_context, records) =>
      records.flatMap(({ ours }, at) =>
        ours ? [{ at, path: 'ours', kind: validation.V_INVALID, params: {} }] : [],
      ),
    changed: async (_context, before, after) => {
      // @ts-expect-error What a change entails looks at a field that is misspelt.
      if (before.place_mn !== after.place_nm) throw new Error('Changed')
    },
  }
  const wrong: Wrong<FieldOf<typeof place>> = {
    at: 0,
    // @ts-expect-error What is wrong is told at a field that is misspelt.
    path: 'place_mn',
    kind: validation.V_INVALID,
    params: {},
  }
  expect(Object.keys(policy)).toEqual(['stop', 'check', 'changed'])
  expect(wrong.at).toBe(0)
})
