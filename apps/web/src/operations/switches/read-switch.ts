import type { NewSwitchSetting, SwitchSetting } from '@marea/contract/platform/switches.ts'

export type TypedSwitch = { audience: SwitchSetting['audience']; percent: string; reason: string }
export type WrongSwitch = Partial<Record<'percent' | 'reason', boolean>>

export function readSwitch({ audience, percent: typed, reason }: TypedSwitch): {
  body?: NewSwitchSetting
  wrong: WrongSwitch
} {
  const isShare = audience === 'share'
  const percent = /^[1-9]\d?$/.test(typed.trim()) ? Number(typed) : null
  const wrong = { percent: isShare && percent === null, reason: reason.trim().length < 3 }
  if (wrong.percent || wrong.reason) return { wrong }
  return { wrong, body: { audience, percent: isShare ? percent : null, reason: reason.trim() } }
}
