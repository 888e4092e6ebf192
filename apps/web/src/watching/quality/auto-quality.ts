/** Which rendition `Auto` has come to, for one film. It steps down once at most, and up once at most. */
export interface AutoQuality {
  isSmall: boolean;
  wentDown: boolean;
  wentUp: boolean;
}

export const beginAuto = (isSmall: boolean): AutoQuality => ({ isSmall, wentDown: false, wentUp: false });

/** The film had to wait for its data. */
export const afterStall = (auto: AutoQuality): AutoQuality =>
  auto.isSmall || auto.wentDown ? auto : { ...auto, isSmall: true, wentDown: true };

/** It is shown larger than the small rendition, and nothing says that the connection is slow. */
export const afterRoom = (auto: AutoQuality): AutoQuality =>
  !auto.isSmall || auto.wentDown || auto.wentUp ? auto : { ...auto, isSmall: false, wentUp: true };
