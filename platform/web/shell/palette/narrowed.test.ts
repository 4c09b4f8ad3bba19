import { expect, it } from 'vitest'
import { narrowed } from './narrowed.ts'

it('a sign narrows to partners, slips, items, screens or the manual, also in full width', () => {
  expect(narrowed('@東和')).toEqual({ text: '東和', kinds: ['partner'], screens: false, manual: false })
  expect(narrowed('＃0128')).toEqual({ text: '0128', kinds: ['slip', 'lot'], screens: false, manual: false })
  expect(narrowed('/ks')).toEqual({ text: 'ks', kinds: ['item'], screens: false, manual: false })
  expect(narrowed('>工場')).toEqual({ text: '工場', kinds: [], screens: true, manual: false })
  expect(narrowed('？受注')).toEqual({ text: '受注', kinds: [], screens: false, manual: true })
  expect(narrowed('ks-20')).toEqual({ text: 'ks-20', kinds: undefined, screens: true, manual: false })
})
