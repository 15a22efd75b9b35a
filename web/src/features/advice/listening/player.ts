/**
 * The text that is read aloud. A higher `turn` makes earlier callbacks void. Pausing stops the
 * voice: some phones cannot resume.
 */
export type Player = {
  state: 'playing' | 'paused' | 'over'
  at: number
  turn: number
}

export type PlayerEvent =
  | { kind: 'play' }
  | { kind: 'pause' }
  | { kind: 'stop' }
  | { kind: 'again' }
  | { kind: 'ended'; turn: number }

export const atTheStart: Player = { state: 'playing', at: 0, turn: 1 }

export function played(player: Player, said: PlayerEvent, count: number): Player {
  switch (said.kind) {
    case 'play':
      if (player.state === 'playing') return player
      return speak(player, player.state === 'over' ? 0 : player.at)
    case 'pause':
      return player.state === 'playing' ? { ...silent(player), state: 'paused' } : player
    case 'stop':
      return { ...silent(player), state: 'over', at: 0 }
    case 'again':
      return player.state === 'playing' ? speak(player, player.at) : player
    case 'ended':
      return ended(player, said.turn, count)
  }
}

const silent = (player: Player): Player => ({ ...player, turn: player.turn + 1 })
const speak = (player: Player, at: number): Player => ({ ...silent(player), state: 'playing', at })

function ended(player: Player, turn: number, count: number): Player {
  if (turn !== player.turn || player.state !== 'playing') return player
  if (player.at + 1 < count) return speak(player, player.at + 1)
  return { ...silent(player), state: 'over', at: 0 }
}
