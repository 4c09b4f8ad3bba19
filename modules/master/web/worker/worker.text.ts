import { texts } from '#platform/contract/text.ts'

export const workerTexts = texts({
  pin: { ja: 'PINの設定', en: 'Set PIN', zh: '设置PIN' },
  title: { ja: '現場端末のPIN', en: 'PIN of the terminal', zh: '现场终端PIN' },
  newPin: { ja: '新しいPIN', en: 'New PIN', zh: '新PIN' },
  hint: {
    ja: '4〜8桁の数字。設定後は誰も見ることができません。',
    en: '4 to 8 digits. Nobody can read it afterwards.',
    zh: '4～8位数字。设置后任何人都无法查看。',
  },
  hasPin: { ja: '{time} に設定されています。', en: 'It was set on {time}.', zh: '已于{time}设置。' },
  noPin: {
    ja: 'PINが設定されていないため、現場端末にログインできません。',
    en: 'Without a PIN this worker cannot sign in at the terminal.',
    zh: '未设置PIN，无法在现场终端登录。',
  },
  noBadge: {
    ja: 'バッジ番号が登録されていません。現場端末へのログインには、バッジ番号とPINの両方が必要です。',
    en: 'There is no badge yet. The terminal asks for both badge and PIN.',
    zh: '未登记工牌号。登录现场终端需要工牌号和PIN。',
  },
  set: { ja: '設定', en: 'Set', zh: '设置' },
  done: { ja: 'PINを設定しました。', en: 'The PIN has been set.', zh: '已设置PIN。' },
  remove: { ja: 'PINを削除', en: 'Take the PIN away', zh: '删除PIN' },
  removed: { ja: 'PINを削除しました。', en: 'The PIN has been taken away.', zh: '已删除PIN。' },
})
