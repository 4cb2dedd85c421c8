import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { tone } from '../theme/tokens.ts'

const Root = styled('p')({ margin: '8px 0', minHeight: '1.55em', fontSize: '0.9375rem', color: tone.inkSoft })

/**
 * Stands in a place that loads: empty at first, after 8 s it says that it takes longer than usual. Its
 * line is there from the start, so that nothing moves.
 *
 * @param props.after milliseconds until it speaks
 */
export function SlowHint({ after = 8000, text = 'This is taking longer than usual. Please stay a moment.' }: { after?: number; text?: string }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return <Root role="status">{slow ? text : ''}</Root>
}
