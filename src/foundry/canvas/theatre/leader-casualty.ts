import type { Beat, Ruleset, State } from '../../../core';
import { drawLeader } from '../../../drawing';
import { INKS, sharedTexture, signLabel } from '../map/overlay-signs';
import { comeAndGo, easeOut, type Ground, type Paint, within } from './paint-context';

const PICTURE = 240;

/** A leader casualty, as drawn. */
export interface Fallen {
  readonly name: string;
  readonly texture: PIXI.Texture;
}

/** The flag and name of a leader who is no longer on the board; undefined for an unknown one. */
export async function fallenLeader(
  rules: Pick<Ruleset, 'pieces'>,
  { fallenLeaders, reserve, leaders }: Pick<State, 'fallenLeaders' | 'reserve' | 'leaders'>,
  id: string,
): Promise<Fallen | undefined> {
  const leader = fallenLeaders[id] ?? reserve[id] ?? leaders[id];
  if (!leader) return undefined;
  const { name, nation, type } = leader;
  const rank = rules.pieces[type]?.sign ?? '';
  const texture = await sharedTexture(drawLeader({ nation, rank, name, beside: true }), PICTURE);
  return { name, texture };
}

/** Draws a flag that sinks, with the leader's name below. */
export function paintFall(
  container: PIXI.Container,
  { board, zoom }: Ground,
  { at }: Extract<Beat, { type: 'fall' }>,
  { name, texture }: Fallen,
): Paint {
  const { x, y } = board.centreOf(at);
  const unit = board.cell.width;
  const flag = container.addChild(new PIXI.Sprite(texture));
  // The flag turns about the foot of its staff.
  flag.anchor.set(0.12, 0.82);
  flag.width = flag.height = unit * 0.75;
  flag.position.set(x - unit * 0.22, y - unit * 0.02);
  const size = Math.max(unit * 0.15, 13 / zoom);
  const label = signLabel(name, size, INKS.ink);
  const ribbon = container.addChild(new PIXI.Graphics());
  const [width, height] = [label.width + size, size * 1.5];
  ribbon.lineStyle({ width: Math.max(1, size * 0.08), color: INKS.ink });
  ribbon
    .beginFill(INKS.paper, 0.95)
    .drawRoundedRect(-width / 2, -height / 2, width, height, size * 0.3)
    .endFill();
  container.addChild(label);
  for (const each of [ribbon, label]) each.position.set(x, y + unit * 0.34);
  return (part) => {
    flag.rotation = 1.35 * easeOut(within(part, 0.2, 0.75));
    flag.alpha = 1 - 0.75 * within(part, 0.6, 0.95);
    container.alpha = comeAndGo(part, 0.08, 0.15);
  };
}
