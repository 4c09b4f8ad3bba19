import { errors } from '#platform/contract/errors.ts'

/** Numbers that cannot be given (specification section 8, without a number of its own). */
export const numberErrors = errors({
  BIZ_SLIP_NO_CONTROL_MISSING: {
    ja: '伝票番号管理が登録されていません。（区分：{name}）伝票番号管理マスタに登録してください。',
    en: 'Slip number control is not registered ({name}). Register it in the slip number master.',
    zh: '未登记单据编号管理。（区分：{name}）请在单据编号管理中登记。',
  },
  BIZ_SLIP_NO_GET_FAILED: {
    ja: '伝票番号を取得できませんでした。「{name}」の番号が終了値（{max}）に達しています。伝票番号管理で終了値または接頭辞を変更してください。',
    en: 'Could not get a slip number: the numbers of "{name}" have reached their end ({max}). Change the end or the prefix in the slip number master.',
    zh: '无法获取单据编号：“{name}”的编号已达到结束值（{max}）。请在单据编号管理中修改结束值或前缀。',
  },
  BIZ_DATA_NO_FAILED: {
    ja: 'データ番号を取得できませんでした。（区分：{name}）',
    en: 'Could not get a data number ({name}).',
    zh: '无法获取数据编号。（区分：{name}）',
  },
})
