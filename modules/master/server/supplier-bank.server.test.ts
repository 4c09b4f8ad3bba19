import { expect, it } from 'vitest'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { at, refused, speaker, type Call } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { supplierMaster } from '../contract/supplier.ts'

type Supplier = OutputOf<typeof supplierMaster.endpoints.getDetail>

onPostgres((open) =>
  it('the bank of a supplier is one that a transfer goes to, or is not entered yet', async () => {
    const say = speaker(await open(demo), product)
    const call = (name: Call, input: object) => say<Supplier>(at(product.routes, supplierMaster, name), input)
    const stored = await call('getDetail', { supplier_cd: 'S002', branch_no: '00' })
    const edit = (changes: object) => call('doEdit', { ...stored, ...changes, assign_mode: '1' })
    const none = {
      ...{ bank_cd: '', bank_branch_cd: '', bank_account_type: '0', bank_account_no: '' },
      bank_account_nm: '',
    }
    const wrong = { bank_cd: '5', bank_account_type: '0', bank_account_no: '', bank_account_nm: '港' }
    expect((await refused(edit(wrong))).fields.map(({ path, code }) => [path, code])).toEqual([
      ['bank_account_no', 'V_REQUIRED'],
      ['bank_cd', 'BIZ_BANK_DIGITS'],
      ['bank_account_type', 'V_CHOOSE'],
      ['bank_account_nm', 'BIZ_BANK_LETTER'],
    ])
    const saved = await edit({ bank_cd: '０００５' })
    expect(saved.bank_cd).toBe('0005')
    expect(await edit({ ...none, update_cnt: saved.update_cnt })).toMatchObject(none)
  }),
)
