import { texts } from '#platform/contract/text.ts'

export const jobTexts = texts({
  takenOver: {
    ja: '実行していたプログラムが停止したため、別のプログラムが引き継いで最初からやり直します。',
    en: 'The program that ran this stopped. Another one has taken over and begins again.',
    zh: '执行中的程序已停止，由其他程序接管并重新开始。',
  },
  triedAgain: {
    ja: '問題が発生したため、約{seconds}秒後にやり直します。',
    en: 'Something went wrong. It is tried again in about {seconds|# second|# seconds}.',
    zh: '发生问题，约{seconds}秒后重试。',
  },
  scheduler: { ja: '自動実行', en: 'Scheduled', zh: '自动执行' },
})
