import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { masters as ownMasters } from '#modules/master/contract/masters.ts'
import { codeDivMaster, codeKindMaster } from '#modules/system/contract/code-div.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { inventoryNoControlMaster, slipNoControlMaster } from '#modules/system/contract/number-control.ts'
import { departmentMaster, organizationMaster, teamMaster } from '#modules/system/contract/organization.ts'
import { roleMaster } from '#modules/system/contract/role.ts'
import { directorMaster, employeeMaster } from '#modules/system/contract/staff.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { representatives, traitsOfMaster } from '../../test/representatives.ts'
import { freshRecords, type FreshRecord } from '../../test/fresh-record.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { goTo, shownPanel, signedIn } from '../signed-in.ts'

/**
 * Masters whose screen begins with something better than the list; journeys of their own work on them. An operation is not
 * saved without a work (`modules/master/server/item-rules.server.test.ts`).
 */
const ownScreens = ['bom', 'pbom_process', 'calendar', 'operation']

const masters: readonly AnyMaster[] = [
  factoryMaster,
  organizationMaster,
  departmentMaster,
  teamMaster,
  roleMaster,
  directorMaster,
  employeeMaster,
  codeKindMaster,
  codeDivMaster,
  slipNoControlMaster,
  inventoryNoControlMaster,
  ...ownMasters.filter(({ name }) => !ownScreens.includes(name)),
]

const record = z.record(z.string(), z.unknown())

/** Masters whose screens have parts of their own are looked at beside what is derived. */
const ownParts: readonly AnyMaster[] = [factoryMaster, roleMaster, codeDivMaster]
const tried = masters.filter(
  (master) => ownParts.includes(master) || representatives(masters, traitsOfMaster).includes(master),
)

describe('every kind of master', () => {
  let stage: DatabaseStage
  let page: Page
  let api: Caller
  beforeAll(async () => {
    stage = await openDatabaseStage()
    const person = await signedIn(stage)
    page = person.page
    api = person.caller
  })
  afterAll(() => stage.close())

  const fresh = freshRecords({
    masters: [...masters, ...ownMasters],
    model: async (master) => {
      const { data } = await api.get(`/api/${master.area}/${master.name}/getList`, {
        size: '1',
        ...(master === codeDivMaster ? { kind_cd: 'UNIT' } : {}),
      })
      return z.object({ list: z.tuple([record]) }).parse(data).list[0]
    },
    save: async (master, row) => {
      const sent = { ...row, update_cnt: 0, assign_mode: '0' }
      const { code, msg, data } = await api.post(`/api/${master.area}/${master.name}/doEdit`, sent)
      if (code !== 200) throw new Error(`${master.name}: ${msg}`)
      return record.parse(data)
    },
  })
  const stored = async (master: AnyMaster, row: FreshRecord) => {
    const asText = (name: string) =>
      master.fields[name]?.kind === 'decimal' ? `trim_scale("${name}")::text` : `"${name}"::text`
    const where = master.key.map((name, at) => `${asText(name)} = $${at + 1}`).join(' AND ')
    const keys = master.key.map((name) => String(row[name]))
    const [found] = await stage.rows(
      `SELECT * FROM "${master.name}" WHERE company_cd = 'DEMO' AND ${where}`,
      keys,
    )
    return found
  }
  const form = (name: RegExp) => page.getByRole('dialog', { name })

  it.each(tried.map((master) => [master.title.ja, master] as const))(
    '%s: a record is created, found, changed and copied',
    async (title, master) => {
      const row = await fresh(master)
      await goTo(page, master.screen.path)
      const panel = shownPanel(page)
      const grid = panel.getByRole('table', { name: title, exact: true })
      await grid.getByRole('row').nth(1).waitFor()

      await page.keyboard.press('F2')
      const created = form(/の新規登録$/)
      await created.waitFor()
      for (const [name, field] of Object.entries(master.fields)) await fill(created, name, field, row[name])
      await page.keyboard.press('F9')
      await created.waitFor({ state: 'detached' })
      expect(await stored(master, row)).toMatchObject({ update_cnt: 0, create_user: 'ADMIN' })

      const search = panel.getByRole('search')
      for (const name of master.search ?? []) {
        const field = master.fields[name]
        if (field && row[name]) await ask(search, field, shown(field, row[name]))
      }
      await page.keyboard.press('F8')
      const found = master.key.reduce(
        (narrowed, name) => narrowed.filter({ hasText: shown(master.fields[name], row[name]) }),
        grid.getByRole('row'),
      )
      // Beside its key, which opens it.
      await found.first().click({ position: { x: 6, y: 8 } })

      const name = changedField(master)
      await page.keyboard.press('F4')
      await created.waitFor()
      await expect
        .poll(() => created.locator(`[name="${name}"]`).inputValue())
        .toBe(shown(master.fields[name], row[name]))
      await created.locator(`[name="${name}"]`).fill('複写')
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: '破棄する' }).click()
      await created.waitFor({ state: 'detached' })

      await page.keyboard.press('F9')
      const edited = form(/の変更$/)
      await edited.waitFor()
      await edited.locator(':focus').waitFor()
      await edited.locator(`[name="${name}"]`).fill('変更後')
      await edited.getByText('変更中・未保存').waitFor()
      await page.keyboard.press('F9')
      await edited.waitFor({ state: 'detached' })
      await expect.poll(() => stored(master, row)).toMatchObject({ [name]: '変更後', update_cnt: 1 })
      await page.keyboard.press('Alt+q')
      await grid.waitFor({ state: 'detached' })
    },
  )

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})

async function fill(
  form: ReturnType<Page['getByRole']>,
  name: string,
  field: Field,
  value: unknown,
): Promise<void> {
  const control = form.locator(`[name="${name}"]`)
  if (field.kind === 'flag') {
    // Whether a code table is fixed is told, not ticked.
    if (await control.count()) await control.setChecked(value === true)
  } else if (field.kind === 'choice') await control.selectOption(String(value))
  else if (value !== null && value !== undefined) await control.fill(shown(field, value))
}

/** Days from and to; what is ticked or chosen is left as it is. */
async function ask(
  search: ReturnType<Page['getByRole']>,
  { kind, label }: Field,
  value: string,
): Promise<void> {
  if (kind === 'date')
    for (const end of await search
      .getByRole('group', { name: label.ja, exact: true })
      .getByRole('textbox')
      .all())
      await end.fill(value)
  else if (['code', 'reference', 'name'].includes(kind))
    await search.getByRole('textbox', { name: label.ja, exact: true }).fill(value)
}

/** As a person reads and types it. */
const shown = (field: Field | undefined, value: unknown): string => {
  if (field?.kind === 'choice') return field.codes?.texts[String(value)]?.ja ?? ''
  if (field?.kind === 'date') return String(value).replaceAll('-', '/')
  const grouped = field?.kind === 'decimal' || field?.kind === 'integer'
  return grouped && /^\d{4,}$/.test(String(value)) ? Number(value).toLocaleString('ja-JP') : String(value)
}

/** A text beside the key. */
function changedField({ key, fields }: AnyMaster): string {
  const texts = Object.entries(fields).filter(([name, { kind }]) => !key.includes(name) && textual.has(kind))
  return (texts.find(([name]) => name === 'note') ?? texts[0])?.[0] ?? ''
}
const textual = new Set<Field['kind']>(['text', 'name'])
