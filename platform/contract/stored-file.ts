import { errors } from './errors.ts'

/** One file; larger ones belong on a file server, and their address into a comment. */
export const maxFileBytes = 10 * 1024 * 1024
export const maxCommentLength = 200

export const fileErrors = errors({
  FILE_TYPE_REFUSED: {
    ja: 'ファイル「{name}」は登録できません。ファイルの種類（{types}）と内容を確認してください。',
    en: '"{name}" cannot be stored. Check its type ({types}) and its contents.',
    zh: '无法登记文件“{name}”，请检查文件类型（{types}）和内容。',
  },
  FILE_DAMAGED: {
    ja: 'ファイル「{name}」の内容が登録時と異なります。システム管理者に連絡し、バックアップから復元してください。',
    en: 'The contents of "{name}" are not what was stored. Contact the administrator to restore it from a backup.',
    zh: '文件“{name}”的内容与登记时不一致，请联系系统管理员从备份中恢复。',
  },
  FILE_NOT_SEARCHABLE: {
    ja: '取引書類は、取引先・取引日付・金額を入力して登録してください。',
    en: 'Enter partner, date and amount of a business document.',
    zh: '登记交易文件时，请输入交易方、交易日期和金额。',
  },
})
