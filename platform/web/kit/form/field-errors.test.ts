import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { checkInput, refusalOf, refusalWords } from './field-errors.ts'

describe('errors at the field', () => {
  it('before the call are the contract’s words with their figures', () => {
    const schema = z.object({ name: z.string().min(1), code: z.string().max(3) })
    expect(checkInput(schema, { name: '', code: 'ABCD' }, 'ja')).toEqual({
      ok: false,
      errors: { name: '入力してください。', code: '3文字以内で入力してください。' },
    })
  })
  it('of one field: the first is shown', () => {
    const fields = [
      { path: 'name', code: 'V_REQUIRED', msg: 'one' },
      { path: 'name', code: 'V_CODE', msg: 'two' },
    ]
    expect(refusalOf(new ApiError({ code: 400, msg: 'x', fields }))).toEqual({
      errors: { name: 'one' },
      message: '',
    })
  })
  it('without a field become a message with the code, unless the person was told already', () => {
    expect(refusalOf(new ApiError({ code: 9997, msg: '使用中' })).message).toBe('使用中（9997）')
    expect(refusalOf(new ApiError({ code: 500, msg: 'x', told: true })).message).toBe('')
  })
  it('of no field of the form stand over the whole, beside those that have one', () => {
    const fields = [
      { path: '', code: 20084, msg: '不足' },
      { path: 'biz_dt', code: 'V_DATE', msg: '日付' },
    ]
    expect(refusalOf(new ApiError({ code: 20084, msg: '不足', fields }))).toEqual({
      errors: { biz_dt: '日付' },
      message: '不足（20084）',
    })
  })
  it('are said in words where no field of theirs is shown, so that nobody presses a key in vain', () => {
    const fields = [{ path: 'closing_dt', code: 'BIZ_BILL_FUTURE', msg: '業務日付以前' }]
    expect(refusalWords(new ApiError({ code: 'BIZ_BILL_FUTURE', msg: 'x', fields }))).toBe('業務日付以前')
    expect(refusalWords(new ApiError({ code: 9997, msg: '使用中' }))).toBe('使用中（9997）')
    expect(refusalWords(new ApiError({ code: 500, msg: 'x', told: true }))).toBe('')
  })
  it('a programming error is not swallowed', () => {
    expect(() => refusalOf(new TypeError('x'))).toThrow(TypeError)
  })
})
