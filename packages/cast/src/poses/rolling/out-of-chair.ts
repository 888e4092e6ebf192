/** What is done out of the chair: in bed, in the water, on the swing, on the sled. The chair waits beside. */
import type { Props } from '../../props/props.ts';
import type { Motion } from '../motion.ts';

/** The motion with what holds and waits for somebody else; nobody is seen on the way into the chair or out of it. */
export const outOfChair = (motion: Motion, around: (own: Props) => Props): Motion => ({
  ...motion,
  cut: true,
  props: (frame, thing) => {
    const own = motion.props?.(frame, thing) ?? {};
    return { ...own, ...around(own) };
  },
});
