import { texts } from '#platform/contract/text.ts'

export const lifeCycleTexts = texts({
  cleared: {
    ja: '{table}：{before}より前の{rows}行を整理しました。',
    en: '{table}: {rows|# row|# rows} from before {before} were cleared.',
    zh: '{table}：已清理{before}之前的{rows}行。',
  },
})
