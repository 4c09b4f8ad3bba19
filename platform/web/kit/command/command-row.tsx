import { Menu } from '@base-ui/react/menu'
import type { Text } from '#platform/contract/text.ts'
import { useSay } from '../../language/say.ts'
import { useAllows } from '../../session/allowed.tsx'
import { Icon } from '../theme/icon.tsx'
import { CommandButton } from './command-button.tsx'
import { canRun, keyCap, type Command } from './command.ts'

/** Commands side by side; those that stand behind one button are where the first of them is. */
export function CommandRow({ commands }: { commands: readonly Command[] }) {
  const labels = new Map<Text, readonly Command[]>()
  for (const command of commands)
    if (command.behind) labels.set(command.behind, [...(labels.get(command.behind) ?? []), command])
  return commands.map((command) => {
    const { behind } = command
    if (!behind) return <CommandButton key={command.id} command={command} look="quiet" />
    const all = labels.get(behind) ?? []
    return all[0] === command ? <CommandMenu key={command.id} label={behind} commands={all} /> : null
  })
}

function CommandMenu({ label, commands }: { label: Text; commands: readonly Command[] }) {
  const say = useSay()
  const allows = useAllows()
  const allowed = commands.filter(({ need }) => need === undefined || allows(need))
  if (allowed.length === 0) return null
  return (
    <Menu.Root>
      <Menu.Trigger className="btn quiet" disabled={!allowed.some(canRun)}>
        {allowed[0]?.icon ? <Icon name={allowed[0].icon} size="m" /> : null}
        {say(label)}
        <Icon name="down" size="s" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="pop-place" align="start" sideOffset={4}>
          <Menu.Popup className="pop menu-list">
            {allowed.map((command) => (
              <Menu.Item
                key={command.id}
                className="menu-item"
                data-command={command.id}
                disabled={!canRun(command)}
                onClick={command.run}
              >
                {command.icon ? <Icon name={command.icon} size="m" /> : null}
                {say(command.label)}
                {command.key ? <kbd aria-hidden="true">{keyCap(command.key)}</kbd> : null}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
