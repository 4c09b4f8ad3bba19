import { abortDivision } from '#platform/contract/code-table.ts'
import { useSay } from '#platform/web/language/say.ts'
import { CommandButton, RefusalReason } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AbortStatus } from '#platform/web/kit/master/abort-status.tsx'
import { Icon, iconNames } from '#platform/web/kit/theme/icon.tsx'
import { kitTexts } from './kit.text.ts'
import { PartSection } from './part-section.tsx'

const nothing = () => undefined

const looks = [
  { look: 's-none', icon: 'stop', text: kitTexts.none },
  { look: 's-go', icon: 'history', text: kitTexts.go },
  { look: 's-done', icon: 'done', text: kitTexts.done },
  { look: 's-warn', icon: 'warn', text: kitTexts.warn },
  { look: 's-bad', icon: 'bad', text: kitTexts.bad },
] as const

export function ControlParts() {
  const say = useSay()
  const primary: Command = { id: 'kit-save', label: kitTexts.primary, key: 'F9', primary: true, run: nothing }
  const outlined: Command = {
    id: 'kit-copy',
    label: kitTexts.outlined,
    key: 'F4',
    icon: 'copy',
    run: nothing,
  }
  const refused: Command = {
    id: 'kit-cancel',
    label: kitTexts.refused,
    ability: { code: 20121, params: {}, msg: say(kitTexts.reason) },
    run: nothing,
  }
  const unavailable: Command = {
    id: 'kit-none',
    label: kitTexts.unavailable,
    unavailable: true,
    run: nothing,
  }
  return (
    <>
      <PartSection title={say(kitTexts.buttons)}>
        <CommandButton command={primary} showKey />
        <CommandButton command={outlined} showKey />
        <CommandButton
          command={{ ...outlined, id: 'kit-history', label: kitTexts.quiet, icon: 'history' }}
          look="quiet"
        />
        <CommandButton command={unavailable} />
        <CommandButton command={refused} />
        <RefusalReason command={refused} />
      </PartSection>
      <PartSection title={say(kitTexts.status)}>
        {looks.map(({ look, icon, text }) => (
          <span key={look} className={`st ${look}`}>
            <Icon name={icon} size="s" />
            {say(text)}
          </span>
        ))}
        {looks.map(({ look, icon, text }) => (
          <span key={`${look} chip`} className={`chip ${look}`}>
            <Icon name={icon} size="s" />
            {say(text)}
          </span>
        ))}
      </PartSection>
      <PartSection title={say(kitTexts.inUse)}>
        {abortDivision.codes.map((code) => (
          <AbortStatus key={code} code={code} />
        ))}
      </PartSection>
      <PartSection title={say(kitTexts.icons)}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </PartSection>
    </>
  )
}
