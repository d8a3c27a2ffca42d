import {
  type Guide,
  NO_SPACE,
  type OrderKind,
  type Piece,
  type Position,
  type Procedure,
  type Refusal,
  type State,
  wordNumber,
} from '../../core';
import { PLACE_TERRAIN_TYPE } from '../custom-battle/place-terrain';
import {
  beginDeployment,
  PLACEMENT,
  type PreparationReason,
  type PreparationTerms,
  TERRAIN_STEP,
} from '../custom-battle/preparation';
import { because } from './refusal';

/** The step before the deployment of a battle in which no terrain is placed. */
export const DEPLOYMENT = 'deployment';
const IS_DEPLOYMENT = wordNumber(DEPLOYMENT);

/** The statements behind the refusals of the preparation, which is that of C&C: Napoleon in every game. */
const RULES: Readonly<Record<PreparationReason, string>> = {
  'none-left': 'R000-166',
  'off-the-board:terrain': 'R000-166',
  'has-terrain': 'R000-166',
  'not-in-reserve': 'R000-170',
  'not-your-unit': 'R000-170',
  'outside-the-zone:deployment': 'AMB-000-43',
};

/** The statements behind the refusals of one step while it is another one's turn. */
const STEP_RULES = {
  'battle-has-not-begun': 'R000-170',
  'battle-has-begun': 'R000-170',
  'terrain-comes-first': 'R000-166',
  'pieces-are-placed': 'R000-170',
} as const;

/** The refusals of a square game with those of the preparation. */
export function withPreparation(own: Guide['refusals']): Guide['refusals'] {
  const all: Record<string, readonly string[]> = { ...own };
  for (const [reason, rule] of Object.entries({ ...RULES, ...STEP_RULES })) {
    const told = toldReason(reason);
    all[told] = [...new Set([...(all[told] ?? []), rule])];
  }
  return all;
}

/** A reason as shown, without the place that a colon separates. */
const toldReason = (reason: string): string => reason.replace(/:.*/, '');

const stepRefusal = (reason: keyof typeof STEP_RULES): Refusal => because(reason, STEP_RULES[reason]);

/** The orders of the preparation. */
const PLACE = 'place';
const BEGIN_DEPLOYMENT = 'begin-deployment';
const ORDERS: readonly string[] = [PLACE, PLACE_TERRAIN_TYPE, BEGIN_DEPLOYMENT];

/** The reason why an order can't be given before the battle has begun. */
export const beforeBattleFault = (preparation: unknown, type: string): Refusal | undefined =>
  preparation === null || ORDERS.includes(type) ? undefined : stepRefusal('battle-has-not-begun');

/** The reason why an order of a step of the preparation can't be given now. */
function stepFault(step: number, own: number): Refusal | undefined {
  if (step === own) return undefined;
  if (step === TERRAIN_STEP) return stepRefusal('terrain-comes-first');
  if (step === PLACEMENT) return stepRefusal('pieces-are-placed');
  return stepRefusal('battle-has-begun');
}

/** The points on which the square games differ. */
interface OwnTerms<Kind> {
  readonly kinds: readonly string[];
  /** The reason why a piece can't be deployed in a square, as far as terrain and other pieces go. */
  standFault(position: Position<Kind>, piece: Piece<Kind>, space: number): Refusal | undefined;
  isCavalry(piece: Piece<Kind>): boolean;
  roll: PreparationTerms<Kind, unknown>['roll'];
  settle: PreparationTerms<Kind, unknown>['settle'];
  begin: PreparationTerms<Kind, unknown>['begin'];
}

/** The preparation of custom battles in a square game. */
export function squarePreparation<Kind>(own: OwnTerms<Kind>): PreparationTerms<Kind, unknown> {
  const terms: PreparationTerms<Kind, unknown> = {
    ...own,
    kinds: () => own.kinds,
    because: ({ board }, reason, space = NO_SPACE) =>
      because(toldReason(reason), RULES[reason], space === NO_SPACE ? undefined : board.name(space)),
    stepFault: ({ step }, ofOrder) => stepFault(step, ofOrder),
    mayStand: (position, piece, space) => own.standFault(position, piece, space) === undefined,
    standFault: (position, piece, space) =>
      own.standFault(position, piece, space) ?? terms.because(position, 'outside-the-zone:deployment', space),
    afterTerrain: (c): Procedure => beginDeployment(terms, c),
  };
  return terms;
}

/** Begins the deployment of a battle in which no terrain is placed. */
export const deploymentBeginning = <Kind>(
  terms: PreparationTerms<Kind, unknown>,
): OrderKind<Kind, unknown> => ({
  type: BEGIN_DEPLOYMENT,
  fields: [],
  givers: ['side'],
  list({ step }, orders) {
    if (step === IS_DEPLOYMENT) orders.add();
  },
  refusal: ({ step }) => stepFault(step, IS_DEPLOYMENT),
  carryOut: (c) => terms.afterTerrain(c),
});

/** The order that begins the deployment by itself. */
export const deploymentOpening = ({ turn }: State) =>
  turn.step === DEPLOYMENT ? { type: BEGIN_DEPLOYMENT, side: turn.side } : undefined;
