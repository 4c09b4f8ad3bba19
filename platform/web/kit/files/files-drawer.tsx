import { useSay } from '../../language/say.ts'
import { CommandButton } from '../command/command-button.tsx'
import type { Command } from '../command/command.ts'
import { useCommands } from '../command/command-layers.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { FilesPart, type OfRecord } from './files-part.tsx'
import { filesTexts } from './files.text.ts'

interface Props extends OfRecord {
  title: string
  onClose: () => void
}

/** The files of a record over the screen on which it was chosen. */
export function FilesDrawer({ title, onClose, ...record }: Props) {
  const say = useSay()
  const leave: Command = { id: 'close', label: filesTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(filesTexts.files)}
      subtitle={title}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <FilesPart {...record} />
    </Drawer>
  )
}
