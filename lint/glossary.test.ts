import { expect, it } from 'vitest'
import { glossary } from './glossary.ts'
import { tryRule } from './try-rule.ts'

const said = (...texts: readonly (readonly [ja: string, en: string, zh: string])[]) =>
  tryRule(glossary, {
    'modules/stock/web/list.text.ts': texts
      .map(([ja, en, zh], at) => `export const t${at} = { ja: '${ja}', en: '${en}', zh: '${zh}' }`)
      .join('\n'),
  }).join('\n')

it('the same words in Japanese are the same in English and Chinese', () => {
  expect(said(['品名', 'Item name', '物料名称'], ['品名', 'Item name', '物料名称'])).toBe('')
  expect(said(['品名', 'Item name', '物料名称'], ['品名', 'Name', '物料名称'])).toContain(
    'Use the same words',
  )
})

it('unless they have two meanings, which are listed', () => {
  expect(said(['停止', 'Stop', '停用'], ['停止', 'Stopped', '停用'])).toBe('')
  expect(said(['停止', 'Halt', '停用'])).toContain('Stopped / 停用')
})

it('words that are not ours are named with those that are', () => {
  expect(said(['廃止', 'Abolished', '作废'])).toContain('The word here is: discontinue')
  expect(said(['画面', 'Screen', '画面'])).toContain('The word here is: 页面')
  expect(said(['ロットの引当', 'Allocation of lots', '批次分配'])).toContain('The word here is: 预留')
  expect(said(['割り当てる', 'Assign', '分配'])).toBe('')
})
