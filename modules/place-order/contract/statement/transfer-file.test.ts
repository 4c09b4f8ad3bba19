import { describe, expect, it } from 'vitest'
import { bankText, unreadable } from '#modules/system/contract/bank-text.ts'
import { mostTransferred, transferFile } from './transfer-file.ts'

const sender = {
  consignor_cd: '1234567890',
  bank_cd: '0009',
  bank_branch_cd: '123',
  bank_account_type: '2',
  bank_account_no: '765432',
  bank_account_nm: 'カ）カナメセイサクショ',
}
const steel = {
  customer_no: 'S001',
  bank_cd: '0001',
  bank_branch_cd: '45',
  bank_account_type: '1',
  bank_account_no: '1234567',
  bank_account_nm: 'トウキヨウコウザイ（カ',
  amount: '1234567',
}

describe('a transfer file', () => {
  it('is the bank’s format byte by byte', () => {
    const golden = [
      '12101234567890ｶ)ｶﾅﾒｾｲｻｸｼﾖ                             11300009               123               20765432                 ',
      '20001               045                   11234567ﾄｳｷﾖｳｺｳｻﾞｲ(ｶ                  00012345670S001                7Y       ',
      '20009               123                   20000001ｽｽﾞｷ-ﾛｳ                       00000005000S002                7Y       ',
      `8000002000001235067${' '.repeat(101)}`,
      `9${' '.repeat(119)}`,
    ]
    const other = {
      ...{ customer_no: 'S002', bank_cd: '9', bank_branch_cd: '123', bank_account_type: '2' },
      ...{ bank_account_no: '1', bank_account_nm: 'すずきーろう', amount: '500' },
    }
    expect(transferFile(sender, '2026-11-30', [steel, other]).split('\r\n')).toEqual([...golden, ''])
    for (const record of golden) expect(record).toHaveLength(120)
  })
  it('never cuts money', () => {
    const most = { ...steel, amount: mostTransferred }
    expect(transferFile(sender, '2026-11-30', [most]).slice(202, 212)).toBe('9999999999')
    expect(() => transferFile(sender, '2026-11-30', [{ ...steel, amount: '10000000000' }])).toThrow('digits')
  })
  it('cuts names to their width, a voiced letter being two', () => {
    const long = { ...steel, bank_account_nm: 'ガ'.repeat(20) }
    const [, record = ''] = transferFile(sender, '2026-11-30', [long]).split('\r\n')
    expect(record).toHaveLength(120)
    expect(record.slice(50, 80)).toBe('ｶﾞ'.repeat(15))
  })
})

describe('a name for the bank', () => {
  it.each([
    ['ﾄｳｷｮｳ', 'ﾄｳｷﾖｳ'],
    ['株式会社', '株式会社'],
    ['ａｂｃ－１', 'ABC-1'],
    ['ヴィッツ・', 'ｳﾞｲﾂﾂ・'],
  ])('%s is written %s', (typed, text) => expect(bankText(typed)).toBe(text))
  it('names the letter that no bank reads', () => {
    expect(unreadable('カ）カナメ')).toBe('')
    expect(unreadable('カナメ株式')).toBe('株')
    expect(unreadable('ヴィッツ・')).toBe('・')
  })
})
