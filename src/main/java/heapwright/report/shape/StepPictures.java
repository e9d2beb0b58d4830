package heapwright.report.shape;

import heapwright.report.shape.PictureDrawing.Heading;
import heapwright.testcase.shape.ShapeFrame;
import java.util.ArrayList;
import java.util.List;

/** The shape after each statement of a path, each as one SVG picture; what changed stands out. */
public final class StepPictures {
  private StepPictures() {}

  /** One picture for each frame, in their order. */
  public static List<String> of(List<ShapeFrame> frames) {
    List<String> pictures = new ArrayList<>();
    for (int i = 0; i < frames.size(); i++) {
      Highlights changes =
          i == 0 ? Highlights.none() : new FrameChanges(frames.get(i - 1)).in(frames.get(i));
      pictures.add(drawn(frames.get(i), changes));
    }
    return pictures;
  }

  private static String drawn(ShapeFrame frame, Highlights changes) {
    List<String> lines = new ArrayList<>(frame.effects());
    frame.contradiction().ifPresent(reason -> lines.add("⊥σ: " + reason));
    return new PictureDrawing(new FramePainter(frame).picture(), changes)
        .under(new Heading(frame.title(), lines), HeapPicture.style());
  }
}
