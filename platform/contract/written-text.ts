import { z } from 'zod'
import type { Text } from './text.ts'

/** Signs that neither a CSV file (CP932) nor a printed slip can show: refused where they are typed, not in the file. */
const pictures = /\p{Emoji_Presentation}|\uFE0F|\u20E3|[\u{1F000}-\u{1FAFF}\u{E0020}-\u{E007F}]/u

/**
 * What nobody sees, and what makes two names look alike that are not, turns a line around, or breaks it: control and format
 * characters, separators of lines, and fillers. The selectors of old forms of characters (異体字) are none of them.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/u
const unseenBesideNewline = new RegExp(`(?!\\n)${unseen.source}`, 'u')

const signs = {
  newline: { ja: '改行', en: 'A line break', zh: '换行' },
  tab: { ja: 'タブ', en: 'A tab', zh: '制表符' },
  control: { ja: '制御文字（{code}）', en: 'A control character ({code})', zh: '控制字符（{code}）' },
  direction: {
    ja: '文字の向きを変える見えない文字（{code}）',
    en: 'An invisible sign that turns the text around ({code})',
    zh: '改变文字方向的不可见字符（{code}）',
  },
  width: { ja: '幅のない文字（{code}）', en: 'An invisible sign ({code})', zh: '不可见字符（{code}）' },
} satisfies Record<string, Text>

function nameOf(sign: string): Text {
  if (/[\r\n\u0085\u2028\u2029]/u.test(sign)) return signs.newline
  if (sign === '\t') return signs.tab
  if (/\p{Cc}/u.test(sign)) return withCode(signs.control, sign)
  return withCode(
    /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(sign) ? signs.direction : signs.width,
    sign,
  )
}

function withCode({ ja, en, zh }: Text, sign: string): Text {
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const filled = (words: string) => words.replace('{code}', code)
  return { ja: filled(ja), en: filled(en), zh: filled(zh) }
}

const refuseSigns = (refused: RegExp) => (typed: string, issues: z.core.$RefinementCtx<string>) => {
  if (pictures.test(typed)) return issues.addIssue({ code: 'custom', message: 'V_PICTURE', input: typed })
  const found = refused.exec(typed)
  if (!found) return
  const params = { sign: nameOf(found[0]), at: [...typed.slice(0, found.index)].length + 1 }
  issues.addIssue({ code: 'custom', message: 'V_SIGN', params, input: typed })
}

const oneLine = z.string().trim().superRefine(refuseSigns(unseen))
const manyLines = z
  .string()
  .overwrite((typed) => typed.replaceAll(/\r\n?/g, '\n'))
  .trim()
  .superRefine(refuseSigns(unseenBesideNewline))

/** A name, a reason: what a person writes in one line. What a spreadsheet adds at its ends goes. */
export const optionalLine = (max: number) => oneLine.max(max).default('')
export const requiredLine = (max: number) => oneLine.min(1).max(max)

/** Remarks: the same over several lines. */
export const optionalLines = (max: number) => manyLines.max(max).default('')

/** For what has a pattern of its own that an unseen sign would pass. */
export const isVisible = (typed: string): boolean => !unseen.test(typed)
