import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { signedIn } from '../signed-in.ts'
import { told as toldOn } from '../told.ts'

describe('codes, numbers, business date and the life of data', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    page = (await signedIn(stage)).page
  })
  afterAll(() => stage.close())

  const stored = (statement: string) => stage.rows(statement)
  const form = () => page.getByRole('dialog').first()
  const field = (name: string) => form().locator(`[name="${name}"]`)
  const told = (words: string) => toldOn(page, words)
  const grid = (name: string) => page.getByRole('table', { name, exact: true })
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

  it('a unit is added to its table, and a fixed table takes none', async () => {
    await page.goto('/masterMaint/system/masterCodeDiv?kind_cd=UNIT')
    await grid('マスタコード区分').getByRole('row').filter({ hasText: 'UNIT' }).click()
    await button('コードを開く').click()
    await grid('コード区分').getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    await field('kind_cd').fill('unit')
    await field('code_cd').fill('ｒｏｌｌ')
    await field('code_nm').fill('巻')
    await field('name_en').fill('rolls')
    await field('name_zh').fill('卷')
    await field('decimals').fill('1')
    await page.keyboard.press('F9')
    await told('を登録しました。')
    expect(
      await stored(
        "SELECT code_cd, code_nm, decimals FROM code_div WHERE kind_cd = 'UNIT' AND code_cd = 'ROLL'",
      ),
    ).toEqual([{ code_cd: 'ROLL', code_nm: '巻', decimals: 1 }])
    await page.goto('/masterMaint/system/codeDiv?kind_cd=abort_div')
    await grid('コード区分').getByRole('row').nth(1).click()
    await page.getByText(/システム固定の区分のため/).waitFor()
  })

  it('a series of slip numbers is changed, says what comes next, and refuses numbers that would repeat', async () => {
    await page.goto('/masterMaint/system/slipNoControl')
    await grid('伝票番号管理').getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    await field('kind').fill('INVOICE')
    await field('kind_nm').fill('請求')
    await field('prefix').fill('B')
    await field('reset_div').selectOption('1')
    await page.keyboard.press('F9')
    await form().getByText('番号が重複しないよう、リセットの単位').waitFor()
    await field('prefix').fill('B{yyyy}-')
    await page.keyboard.press('F9')
    await told('を登録しました。')
    await button('採番状況').click()
    await form()
      .getByText(/^B20\d\d-000001$/)
      .waitFor()
    await page.keyboard.press('Escape')
    expect(
      await stored(
        "SELECT prefix, reset_div FROM slip_no_control WHERE factory_cd = 'F01' AND kind = 'INVOICE'",
      ),
    ).toEqual([{ prefix: 'B{yyyy}-', reset_div: '1' }])
  })

  it('stocktakings and data kinds have their numbers, and a data kind that the system needs stays', async () => {
    await page.goto('/masterMaint/system/inventoryNoControl')
    await grid('棚卸番号管理').getByRole('row').nth(1).click()
    await button('採番状況').click()
    await form().getByText('まだ採番していません。').waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/masterMaint/system/dataKindControl')
    await grid('データ種別ID管理').getByRole('row').filter({ hasText: '050' }).dblclick()
    await field('end_no').fill('１９９９９９９９９９')
    await field('note').fill('2桁は予備')
    await page.keyboard.press('F9')
    await told('を登録しました。')
    expect(await stored("SELECT end_no, note FROM data_kind_control WHERE kind = '050'")).toEqual([
      { end_no: 1_999_999_999, note: '2桁は予備' },
    ])
    await page.getByText(/システムが採番に使うため停止・廃止できません/).waitFor()
  })

  it('the business date is moved by hand with a reason, and stands in the header at once', async () => {
    await page.goto('/masterMaint/master/bizdate')
    const before = await stored("SELECT (biz_dt + 1)::text AS next FROM bizdate WHERE factory_cd = 'F01'")
    const next = String(before[0]?.['next'])
    await page.getByRole('row', { name: /^F01/ }).waitFor()
    await page.keyboard.press('F9')
    await field('biz_dt').fill(next.replaceAll('-', ''))
    await field('reason').fill('夜勤明けの締め')
    await page.keyboard.press('F9')
    await told('業務日付を変更しました。')
    expect(await stored("SELECT biz_dt::text FROM bizdate WHERE factory_cd = 'F01'")).toEqual([
      { biz_dt: next },
    ])
    await page
      .getByRole('row')
      .filter({ hasText: '夜勤明けの締め' })
      .getByText(next.replaceAll('-', '/'))
      .waitFor()
    await page.getByRole('banner').getByText(next.replaceAll('-', '/')).waitFor()
  })

  it('masters are written into one archive that waits in the list of jobs', async () => {
    await page.goto('/masterMaint/master/dbCsvExport')
    await page.getByRole('checkbox', { name: '工場マスタ' }).check()
    await page.getByRole('checkbox', { name: '得意先マスタ', exact: true }).check()
    await page.keyboard.press('F9')
    await told('出力を開始しました。')
    await page.getByRole('banner').getByRole('button', { name: /処理/ }).click()
    await form()
      .getByText(/マスタ2件（\d+行）を出力しました。/)
      .waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form().getByRole('button', { name: 'マスタCSV.zip' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('マスタCSV.zip')
    await page.keyboard.press('Escape')
  })

  it('old access records are archived as decided, and never sooner than the law lets them go', async () => {
    await stored(`INSERT INTO access_log (company_cd, at, event, user_cd, factory_cd, code, address, request_id)
      SELECT 'DEMO', '2015-04-01', 'old', 'ADMIN', 'F01', '200', '192.0.2.1', 'old' FROM generate_series(1, 12)`)
    await page.goto('/masterMaint/system/dbLifeCycle')
    await page.getByLabel('変更履歴 保存月数').fill('60')
    await page.keyboard.press('F9')
    await page.getByText('「変更履歴」の保存期間は98か月以上にしてください。').waitFor()
    await page.keyboard.press('F7')
    await page.getByRole('alertdialog').getByRole('button', { name: '元に戻す' }).click()
    await page.getByLabel('アクセス記録 保存月数').fill('２４')
    await page.getByLabel('アクセス記録 期間を過ぎたら').selectOption({ label: '書き出して削除' })
    await page.getByText(/より前の12行$/).waitFor()
    await page.keyboard.press('F9')
    await told('データ保存期間を登録しました。')
    expect(await stored("SELECT action, months FROM life_cycle WHERE table_nm = 'access_log'")).toEqual([
      { action: '2', months: 24 },
    ])
    await page.keyboard.press('F4')
    const asked = page.getByRole('alertdialog')
    await asked.getByText('期間を過ぎた12行を整理します。').waitFor()
    await asked.getByRole('button', { name: '今すぐ適用' }).click()
    await expect.poll(() => stored("SELECT FROM access_log WHERE request_id = 'old'")).toEqual([])
    await page.keyboard.press('F6')
    await form()
      .getByText(/^12行・/)
      .waitFor()
    await page.keyboard.press('Escape')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
