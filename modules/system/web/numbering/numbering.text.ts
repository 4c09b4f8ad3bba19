import { texts } from '#platform/contract/text.ts'

export const numberTexts = texts({
  state: { ja: '採番状況', en: 'State of numbering', zh: '编号状况' },
  close: { ja: '閉じる', en: 'Close', zh: '关闭' },
  next: { ja: '次の番号', en: 'Next number', zh: '下一编号' },
  usedUp: { ja: '終了値に達しています', en: 'The end has been reached', zh: '已达到结束值' },
  issued: { ja: '採番済みの番号', en: 'Numbers issued', zh: '已使用的编号' },
  none: { ja: 'まだ採番していません。', en: 'No number has been issued yet.', zh: '尚未编号。' },
  period: { ja: '期間', en: 'Period', zh: '期间' },
  throughout: { ja: '通し', en: 'Throughout', zh: '连续' },
  last: { ja: '最終番号', en: 'Last number', zh: '最后编号' },
  left: { ja: '残り', en: 'Left', zh: '剩余' },
  lastAt: { ja: '最終採番', en: 'Issued at', zh: '最后编号时间' },
  cancelled: {
    ja: '取消番号（{count}件）',
    en: 'Cancelled numbers ({count})',
    zh: '已取消编号（{count}个）',
  },
  noneCancelled: {
    ja: '取り消された番号はありません。番号は連続しています。',
    en: 'No number was cancelled: there are no gaps.',
    zh: '没有已取消的编号，编号连续。',
  },
  number: { ja: '番号', en: 'Number', zh: '编号' },
  date: { ja: '取消日', en: 'Date of reversal', zh: '红冲日期' },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  by: { ja: '取消者', en: 'Cancelled by', zh: '取消人' },
  onlyLatest: {
    ja: '新しい順に{count}件を表示しています。',
    en: 'The latest {count} are shown.',
    zh: '显示最新的{count}个。',
  },
  dataGaps: {
    ja: 'データ番号はまとめて確保するため、欠番が生じることがあります。',
    en: 'Data numbers are taken in blocks, so there can be gaps.',
    zh: '数据编号按批次取得，因此可能出现缺号。',
  },
})
