import { optional } from "../optional.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import type { BodySeed, MemberSeed, PartnerSeed, VrSeed } from "../seeds/vr-seed.ts";

function endedMember(entry: MemberSeed, day: string): MemberSeed {
  if (entry.deleted !== undefined) return entry;
  const { member, office } = entry;
  return {
    ...entry,
    deleted: day,
    ...optional<MemberSeed>({
      member: member && { until: day, ...member },
      office: office && { until: day, ...office },
    }),
  };
}

function endedBody(body: BodySeed, day: string): BodySeed {
  return { ...body, deleted: body.deleted ?? day, members: body.members.map((entry) => endedMember(entry, day)) };
}

function endedPartner(partner: PartnerSeed, day: string): PartnerSeed {
  const shares = partner.shares.map((share) => ({ ...share, deleted: share.deleted ?? day }));
  return { ...partner, deleted: partner.deleted ?? day, shares };
}

/** The part of a subject in the public registers; with a dissolved subject, all who had a part in it end as well. */
export function vrOf({ vr, dissolved }: SubjectSeed): VrSeed | undefined {
  if (vr === undefined || dissolved === undefined) return vr;
  const { bodies, partners, shareholder } = vr;
  return {
    ...vr,
    bodies: bodies.map((body) => endedBody(body, dissolved)),
    ...optional<VrSeed>({
      partners: partners?.map((partner) => endedPartner(partner, dissolved)),
      shareholder: shareholder && { deleted: dissolved, ...shareholder },
    }),
  };
}
