import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { IconButton, IconLink } from '#ui/button/icon-button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Pill } from '#ui/button/pill.tsx'
import { TextButton, TextLink } from '#ui/button/text-link.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Badge, State } from '#ui/text/badge.tsx'
import styles from './ui-page.module.css'
import { useSampleTexts } from './ui-texts.ts'

export function Controls() {
  const words = useSampleTexts()
  const [isLiked, setLiked] = useState(false)
  return (
    <Stack>
      <Inline>
        <Button>{words.reserve}</Button>
        <Button className={styles.focused}>{words.focused}</Button>
        <Button busy>{words.paying}</Button>
        <Button disabled>{words.notYet}</Button>
        <Button kind='quiet'>{words.quiet}</Button>
        <Button kind='danger'>{words.cancel}</Button>
        <Button kind='paper'>{words.onPhoto}</Button>
        <Button kind='quiet' small>
          {words.homes3}
        </Button>
      </Inline>
      <Button wide>{words.wide}</Button>
      <Inline>
        <LinkButton to='/' kind='quiet'>
          {words.linkButton}
        </LinkButton>
        <TextLink to='/'>{words.link}</TextLink>
        <TextButton icon='download'>{words.download}</TextButton>
        <IconButton
          icon='heart'
          label={words.favorite}
          aria-pressed={isLiked}
          filled={isLiked}
          onClick={() => setLiked(!isLiked)}
        />
        <IconLink icon='message' label={words.unread} to='/chat' hasDot />
        <IconButton icon='more' label={words.more} disabled />
      </Inline>
    </Stack>
  )
}

export function Choices() {
  const words = useSampleTexts()
  const [isOn, setOn] = useState(true)
  return (
    <Stack>
      <Inline>
        <Pill icon='pool' count={18}>
          {words.pool}
        </Pill>
        <Pill pressed={isOn} count={41} onClick={() => setOn(!isOn)}>
          {words.bedrooms}
        </Pill>
        <Pill expanded={false}>{words.price}</Pill>
      </Inline>
      <Inline>
        <State tone='good'>{words.confirmed}</State>
        <State tone='warn'>{words.missing}</State>
        <State tone='bad'>{words.returned}</State>
        <State tone='info'>{words.onTheWay}</State>
        <State>{words.draft}</State>
        <Badge>12</Badge>
        <Badge chosen>{words.added}</Badge>
      </Inline>
      <Inline>
        <Avatar name='Lucía Ferrer' />
        <Avatar name='Ándres Ochoa' big />
      </Inline>
    </Stack>
  )
}
